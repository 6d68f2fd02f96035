/** What one document of the collection states, listed by hand from its text. */
export interface Key {
  /** Its path in the collection. */
  readonly path: string;
  readonly facts: readonly string[];
  /** Of these facts, those that are known not to be read; shortened whenever one is. */
  readonly missed: readonly string[];
  /** What is known to be read and is none of them. */
  readonly wrong?: readonly string[];
}

const under = (head: string, names: string): readonly string[] =>
  names.split(' ').map((name) => `${head}${name}`);

/**
 * Facts are written as `kind name`. A demand is a rule named by what it is about; an error, a state or a value is
 * listed once, however often it is repeated. What a plan, a goal, a scenario or an example says is no fact.
 */
export const keys: readonly Key[] = [
  {
    path: 'published-spec/gothinkster__realworld/backend__endpoints.md',
    facts: [
      'call POST /api/users/login',
      'call POST /api/users',
      'call GET /api/user',
      'call PUT /api/user',
      'call GET /api/profiles/:username',
      'call POST /api/profiles/:username/follow',
      'call DELETE /api/profiles/:username/follow',
      'call GET /api/articles',
      'call GET /api/articles/feed',
      'call GET /api/articles/:slug',
      'call POST /api/articles',
      'call PUT /api/articles/:slug',
      'call DELETE /api/articles/:slug',
      'call POST /api/articles/:slug/comments',
      'call GET /api/articles/:slug/comments',
      'call DELETE /api/articles/:slug/comments/:id',
      'call POST /api/articles/:slug/favorite',
      'call DELETE /api/articles/:slug/favorite',
      'call GET /api/tags',
      ...under('payload POST /api/users/login ', 'email password'),
      ...under('payload POST /api/users ', 'email username password'),
      ...under('payload PUT /api/user ', 'email username password image bio'),
      ...under('payload POST /api/articles ', 'title description body tagList'),
      ...under('payload PUT /api/articles/:slug ', 'title description body'),
      'payload POST /api/articles/:slug/comments body',
      ...under('payload GET /api/articles ', 'tag author favorited limit offset'),
      ...under('payload GET /api/articles/feed ', 'limit offset'),
    ],
    missed: [
      ...under('payload GET /api/articles ', 'tag author favorited limit offset'),
      ...under('payload GET /api/articles/feed ', 'limit offset'),
    ],
  },
  {
    path: 'published-spec/gothinkster__realworld/frontend__routing.md',
    facts: [
      'screen Home page',
      'screen Sign in/Sign up pages',
      'screen Settings page',
      'screen Editor page to create/edit articles',
      'screen Article page',
      'screen Profile page',
      ...under(
        'route ',
        '/ /login /register /settings /editor /editor/article-slug-here /article/article-slug-here /profile/:username /profile/:username/favorites',
      ),
    ],
    missed: [],
  },
  {
    path: 'published-spec/tastejs__todomvc/app-spec.md',
    facts: [
      ...under('screen ', '#/ #/active #/completed'),
      ...under('route ', '#/ #/active #/completed'),
      ...under('field item.', 'id title completed'),
      'entity item',
    ],
    missed: [...under('field item.', 'id title completed'), 'entity item'],
  },
  {
    path: 'published-spec/openmobilityfoundation__mobility-data-specification/agency__README.md',
    facts: [
      'call POST /vehicles',
      'call PUT /vehicles',
      'call GET /vehicles/{device_id}',
      'call GET /vehicles/status/{device_id}',
      'call POST /trips',
      'call POST /telemetry',
      'call POST /events',
      'call POST /stops',
      'call PUT /stops',
      'call GET /stops/{stop_id}',
      'call POST /reports',
      'payload GET /vehicles/{device_id} device_id',
      'payload GET /vehicles/status/{device_id} device_id',
      'payload GET /stops/{stop_id} stop_id',
      ...under(
        'payload PUT /stops ',
        'stop_id last_updated status rental_methods num_vehicles_available num_vehicles_disabled num_places_available num_places_disabled devices',
      ),
      ...under('error ', 'bad_param missing_param already_registered unregistered'),
    ],
    missed: [],
  },
  {
    path: 'speckit/finos__traderX/001__spec.md',
    facts: [
      ...under('entity ', 'Account AccountUser Person TradeOrder Trade Position SecurityReference'),
      'field Account.accountId',
      'rule System',
      'rule UI',
      'rule reference-data',
      'rule trade-service',
      'rule trade-processor',
      'rule account-service',
      'rule people-service',
      'rule All generated baseline services',
      'rule Startup/status/overlay smoke scripts',
      'rule Generated implementation',
      'rule Submitting a valid trade through trade-service',
      'rule The UI position blotter',
      'rule The UI',
      'rule Trade ticket security lookup',
      'rule Account-user administration view',
      'rule The top-bar application title next to the upper-left logo',
      'rule The top navigation',
      'rule The About page',
      'rule About-page lineage metadata',
      'rule Generated components',
      'rule Generated REST contracts',
      'rule components serving browser traffic',
      'rule Generation output',
      'rule Re-running generation from unchanged specs',
      'rule Every major generated component behavior',
      'rule Trade and position blotters',
      'rule State runtime/start scripts',
      'rule Runtime/start scripts',
      'rule Generated states',
      'rule Any shared dependency version pin or override introduced to address a common library/version concern',
      'rule Unknown ticker',
      'rule Unknown account',
      'rule Unknown person',
      'rule Missing CORS headers in pre-ingress mode',
      'rule Service not ready in startup sequence',
      'rule Realtime position updates',
    ],
    missed: ['rule Service not ready in startup sequence'],
    wrong: ['rule Service'],
  },
  {
    path: 'speckit/finos__traderX/009__data-model.md',
    facts: [
      'entity Order',
      ...under(
        'field Order.',
        'orderId accountId security side quantity remainingQuantity limitPrice status createdAt updatedAt lastExecutionPrice lastFillQuantity',
      ),
      ...under('value Order.status ', 'NEW PARTIALLY_FILLED FILLED CANCELED REJECTED'),
      ...under('value Order.side ', 'Buy Sell'),
    ],
    missed: [],
  },
  {
    path: 'speckit/aessaputra__apotek-eccomerce/003-address-management__spec.md',
    facts: [
      'entity Address',
      'entity Location Data',
      'field Address.nama penerima',
      'field Address.nomor telepon',
      ...under('field Address.', 'provinsi kota kecamatan'),
      'field Address.alamat lengkap',
      'field Address.kode pos',
      'field Address.flag default',
      ...under('field Location Data.', 'provinsi kota kecamatan'),
      'rule Sistem',
      'rule Pengguna',
      'rule alamat default sebelumnya',
      'rule Alamat',
    ],
    missed: [...under('field Location Data.', 'provinsi kota kecamatan')],
  },
  {
    path: 'openspec/AuroraWebSoftware__FlexyField/field-validation__spec.md',
    facts: [
      'rule Validation Rule Enforcement',
      'rule Custom Validation Messages',
      'rule Validation Edge Cases',
      'rule Schema Definition',
      'rule Schema Enforcement',
      'rule Schema Field Enforcement',
    ],
    missed: [],
  },
  {
    path: 'prd/Pieter2406__TeamSpec-V2/features__F-002-shopping-cart.md',
    facts: [
      'role Customer',
      'role Guest User',
      'role Registered User',
      ...under('rule ', 'BR-CART-001 BR-CART-002 BR-CART-003 BR-CART-004'),
      'screen Cart Page',
      'route /cart',
    ],
    missed: ['screen Cart Page', 'route /cart'],
  },
  {
    path: 'prd/aessaputra__apotek-eccomerce/spec-checkout-order-flow.md',
    facts: [
      'entity Order',
      'entity OrderItem',
      'entity OrderListItem',
      'entity PaymentStatus',
      ...under(
        'field Order.',
        'id user_id status payment_status payment_type total_amount gross_amount shipping_cost shipping_etd courier_code courier_service shipping_address_id waybill_number biteship_order_id midtrans_order_id checkout_idempotency_key created_at updated_at',
      ),
      ...under('field OrderItem.', 'id order_id product_id quantity price_at_purchase created_at'),
      ...under(
        'field OrderListItem.',
        'id created_at midtrans_order_id gross_amount total_amount courier_service payment_status status order_items',
      ),
      ...under(
        'value PaymentStatus ',
        'pending settlement capture deny expire cancel refund partial_refund chargeback partial_chargeback authorize',
      ),
      ...under('state ', 'Pending Processing Cancelled AwaitingShipment Shipped Delivered'),
      'term Belum Bayar',
      ...under('term ', 'Dikemas Dikirim Selesai SNAP Waybill Webhook'),
      'term Idempotency Key',
      ...under('call ', 'create-snap-token order-manager midtrans-webhook'),
    ],
    missed: [
      'field OrderListItem.order_items',
      'term Belum Bayar',
      ...under('term ', 'Dikemas Dikirim Selesai SNAP Waybill Webhook'),
      'term Idempotency Key',
      ...under('call ', 'create-snap-token order-manager midtrans-webhook'),
    ],
  },
];
