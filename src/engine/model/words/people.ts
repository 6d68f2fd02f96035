/** Endings of words for people by what they do. */
const ending = /(?:ers?|ors?|ists?|ians?|ants?|ees?|man|men|woman|women|people|persons?)$/i;

/** Words with such an ending for things, or for no thing at all. */
const thing =
  /^(?:order|folder|letter|number|filter|header|footer|parameter|layer|banner|buffer|cluster|container|counter|cover|drawer|error|factor|flyer|monitor|newsletter|offer|paper|picker|placeholder|poster|printer|reminder|router|scanner|sensor|server|slider|sticker|supper|timer|trailer|trigger|voucher|calendar|color|colour|behaviou?r|vector|selector|indicator|connector|author field|tenant|variant|grant|plant|restaurant|constant|instant|invoice|fee|committee|tree|degree|coffee|pointer|marker|character|chapter|register|sorter|browser|computer|driver software|transfer|answer|center|corner|pier|water|weather|river|tower|flower|power|matter|border|summer|winter|ladder|shelter|quarter|barrier|career|door|floor|mirror|motor|elevator|generator|harbor|tractor|corridor|dinner|never|ever|however|whenever|whoever|whatever|moreover|either|neither|rather|further|later|together|(?:check|play|wish|wait|white|black|allow|block|price)?list|user story)s?$/i;

/** Words for people without one. */
const person =
  /^(?:admins?|staff|crew|guards?|interns?|apprentices?|boss(?:es)?|relatives?|guests?|clients?|patients?|students?|agents?|residents?|clerks?|nurses?|hosts?|pilots?|coach(?:es)?|chefs?|cooks?|kids?|parents?|child|children|mods?|everyone|anyone|team|public|payroll|accounting|support|reception|management|heads?|chairs?|secretar(?:y|ies)|presidents?|experts?|bots?|volunteers?|pupils?|captains?|deans?|chiefs?|deput(?:y|ies)|vets?|delegates?|representatives?|candidates?|executives?|citizens?|mechanics?|surgeons?|novices?|witness(?:es)?|judges?|accounts? holders?|sysops?)$/i;

/** Names of anybody. */
const anybody = /^(?:users?|people|persons?|everyone|anyone|others?)$|\b(?:an?|the)\b/i;

/** Whether the last word of a name is one for people: `Sales managers`, `front desk staff`. */
export function isSomebody(name: string): boolean {
  if (anybody.test(name)) return false;
  const last = name.split(' of ')[0]?.split(/[ -]/).at(-1) ?? '';
  return person.test(last) || (ending.test(last) && !thing.test(last) && last.length > 3);
}
