import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Model, modelAsJson, read } from '../../src/engine/index.ts';
import { listOf } from '../../src/engine/model/stated.ts';
import { countsOf, scoreOf } from './foreign/score.ts';

/**
 * What is read of each document by other hands, in percent of its facts and of what was read, when this was written,
 * less two: no change may lose more unnoticed. A document that is read better may be given a higher floor.
 */
const floors: Readonly<Record<string, readonly [recall: number, precision: number]>> = {
  'eight/firefly-iii': [97.1, 98.0],
  'eight/lemmy': [95.2, 95.7],
  'eight/planka': [93.9, 93.7],
  'eight/snipeit': [95.8, 96.9],
  'eighteen/loomio': [87.0, 94.4],
  'eighteen/mobilizon': [88.3, 93.9],
  'eighteen/navidrome': [88.8, 91.8],
  'eighteen/rocketchat-livechat': [85.8, 93.8],
  'eleven/jellyfin': [86.9, 92.7],
  'eleven/paperless-ngx': [91.0, 95.5],
  'eleven/pretix': [83.9, 88.4],
  'eleven/wekan': [95.4, 96.2],
  'fifteen/calibreweb': [90.7, 95.1],
  'fifteen/nextclouddeck': [90.8, 96.0],
  'fifteen/traccar': [94.3, 97.2],
  'fifteen/wikijs': [94.0, 94.8],
  'five/actual-budget': [95.1, 96.9],
  'five/freshrss': [92.7, 93.2],
  'five/immich-sharing': [94.1, 97.4],
  'five/mealie': [95.2, 95.8],
  'five/memos': [95.1, 97.7],
  'five/plausible': [92.2, 95.9],
  'four/bookstack': [98.0, 97.1],
  'four/openproject-work-packages': [98.0, 97.5],
  'four/wallabag': [97.6, 96.7],
  'forty/airflow': [88.6, 93.9],
  'forty/canvas': [77.5, 91.5],
  'forty/harbor': [93.2, 93.5],
  'forty/woocommerce': [90.6, 92.6],
  'fortyone/saleor': [84.4, 90.4],
  'fortyone/weblate': [88.1, 95.3],
  'fortyone/openemr': [91.1, 95.1],
  'fortyone/unleash': [87.5, 88.7],
  'fortyone/erpnext': [76.7, 91.0],
  'fortyone/defectdojo': [91.7, 96.1],
  'fortyone/jenkins': [88.7, 96.2],
  'fortyone/bugzilla': [84.0, 91.3],
  'fortytwo/odoohr': [73.1, 91.1],
  'fortytwo/nextcloud': [94.5, 95.4],
  'fortytwo/mantis': [86.8, 90.2],
  'fortytwo/spree': [87.3, 88.5],
  'fourteen/expensify-prd': [91.4, 96.7],
  'fourteen/formbricks-guide': [81.6, 98.0],
  'fourteen/glitchtip-domain-notes': [80.8, 97.3],
  'fourteen/moodle-consultant-template': [94.8, 97.3],
  'fourteen/rallly-founder-notes': [56.6, 90.4],
  'fourteen/spec-monica': [79.1, 91.9],
  'nine/linkwarden': [94.3, 96.8],
  'nine/mattermost': [87.7, 94.7],
  'nineteen/bookwyrm': [82.5, 89.3],
  'nineteen/hedgedoc': [91.9, 92.9],
  'one/gitea-issues': [98.0, 97.3],
  'one/linkding': [97.5, 96.6],
  'one/miniflux': [97.3, 94.9],
  'seven/chatwoot': [94.5, 97.8],
  'seven/paperless-ngx': [95.1, 96.5],
  'seven/uptime-kuma': [96.1, 97.1],
  'seven/vikunja': [83.5, 93.0],
  'seventeen/invoiceninja': [91.6, 95.2],
  'seventeen/pixelfed': [76.1, 85.8],
  'seventeen/plane': [91.5, 95.1],
  'six/focalboard': [95.0, 96.6],
  'six/ghost-admin': [97.2, 96.7],
  'sixteen/homebox': [92.8, 95.2],
  'sixteen/peertube': [90.5, 96.3],
  'sixteen/taiga': [93.1, 94.0],
  'sixteen/zulip': [91.8, 95.0],
  'ten/documenso': [93.8, 96.3],
  'ten/grocy': [92.8, 95.0],
  'ten/kimai': [93.0, 96.6],
  'ten/zammad': [93.3, 94.9],
  'thirteen/discourse': [90.3, 87.5],
  'thirteen/nginx-proxy-manager': [97.0, 97.6],
  'thirteen/outline': [85.4, 90.9],
  'thirteen/woodpecker': [91.7, 93.5],
  'thirty/karakeep': [80.0, 93.6],
  'thirty/kavita': [86.5, 95.2],
  'thirty/zabbix-maintenance': [86.7, 96.5],
  'thirtyeight/lobsters': [90.0, 94.6],
  'thirtyeight/n8n': [90.0, 92.4],
  'thirtyeight/redash': [87.9, 90.5],
  'thirtyeight/twenty': [89.9, 95.8],
  'thirtyfive/greenlight': [98.0, 97.8],
  'thirtyfive/habitica': [90.1, 93.5],
  'thirtyfive/pihole': [91.5, 96.1],
  'thirtyfive/strapi': [97.3, 97.3],
  'thirtyfour/dokuwiki': [94.3, 96.5],
  'thirtyfour/overseerr': [75.7, 88.3],
  'thirtyfour/passbolt': [85.8, 95.5],
  'thirtyfour/tubearchivist': [92.3, 95.6],
  'thirtynine/directus': [93.8, 94.7],
  'thirtynine/glpi': [96.5, 97.7],
  'thirtynine/koha': [92.1, 96.3],
  'thirtynine/portainer': [90.1, 96.4],
  'thirtyone/alfio': [82.5, 85.1],
  'thirtyone/docuseal': [84.0, 95.4],
  'thirtyone/huginn': [92.7, 97.4],
  'thirtyone/inventree': [87.2, 97.1],
  'thirtysix/grafana': [90.6, 92.3],
  'thirtysix/mautic': [87.7, 94.5],
  'thirtysix/medusa': [93.0, 97.7],
  'thirtysix/nocodb': [92.9, 95.0],
  'thirtyseven/keycloak': [91.6, 96.1],
  'thirtyseven/metabase': [91.6, 94.7],
  'thirtyseven/sentry': [90.5, 93.4],
  'thirtyseven/trello': [83.7, 91.3],
  'thirtythree/baserow': [91.7, 96.8],
  'thirtythree/netbox-ipam': [83.3, 96.7],
  'thirtythree/seafile': [90.8, 97.1],
  'thirtythree/sonarr': [94.3, 97.5],
  'thirtytwo/ghostfolio': [75.6, 90.6],
  'thirtytwo/matomo': [80.0, 92.7],
  'thirtytwo/pterodactyl': [86.5, 96.1],
  'thirtytwo/rundeck': [92.2, 95.0],
  'three/kanboard': [95.1, 96.8],
  'three/listmonk': [95.9, 96.4],
  'three/shlink': [92.6, 94.6],
  'twelve/ctfd': [96.4, 97.0],
  'twelve/mastodon': [93.2, 97.7],
  'twelve/ntfy': [97.3, 96.7],
  'twelve/redmine': [85.9, 95.3],
  'twenty/apache-answer': [94.4, 95.4],
  'twenty/changedetection': [93.5, 96.0],
  'twentyeight/gotify': [91.4, 96.4],
  'twentyeight/invoiceplane': [85.1, 94.0],
  'twentyeight/leantime': [94.5, 97.3],
  'twentyeight/lychee': [92.8, 95.1],
  'twentyfive/fittrackee': [95.5, 95.5],
  'twentyfive/gotosocial': [97.0, 95.5],
  'twentyfive/limesurvey': [69.3, 86.5],
  'twentyfive/ombi': [97.1, 96.2],
  'twentyfour/commento': [95.0, 96.7],
  'twentyfour/osticket': [96.9, 97.7],
  'twentyfour/photoprism': [95.0, 93.8],
  'twentyfour/statping': [96.5, 96.0],
  'twentynine/audiobookshelf': [86.1, 84.8],
  'twentynine/castopod': [69.1, 92.7],
  'twentynine/dolibarr-expenses': [86.5, 95.5],
  'twentynine/shiori': [94.6, 95.0],
  'twentyone/zulip': [91.2, 94.1],
  'twentyseven/akaunting': [97.2, 96.2],
  'twentyseven/humhub': [91.2, 93.0],
  'twentyseven/koel': [89.0, 93.5],
  'twentyseven/tracks': [96.3, 91.9],
  'twentysix/crater': [97.7, 95.7],
  'twentysix/etherpad': [89.4, 92.9],
  'twentysix/joplinserver': [96.3, 95.2],
  'twentysix/linkace': [95.6, 89.6],
  'twentythree/cachet': [94.4, 97.8],
  'twentythree/librebooking': [94.1, 94.7],
  'twentythree/opensourcepos': [92.5, 94.6],
  'twentythree/tandoor': [93.4, 97.4],
  'twentytwo/easyappointments': [85.3, 95.6],
  'twentytwo/flarum': [95.4, 96.8],
  'twentytwo/freescout': [89.6, 96.3],
  'twentytwo/wger': [90.0, 95.8],
  'two/cal-com': [94.9, 96.5],
  'two/umami': [92.9, 93.4],
  'two/vaultwarden': [96.8, 97.6],
};

const folder = 'tests/documents/foreign';
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.key.json'))
  .map((file) => file.replace('.key.json', ''))
  .sort();

describe('documents by other hands', () => {
  it('have a floor each', () => expect(documents).toEqual(Object.keys(floors).sort()));

  it.each(documents)('%s', (name) => {
    const text = readFileSync(`${folder}/${name}.md`, 'utf8');
    const key: unknown = JSON.parse(readFileSync(`${folder}/${name}.key.json`, 'utf8'));
    const { model, findings } = read(text);
    expect(sharedParts(model)).toEqual([]);
    // Nobody who described an application contradicts himself in it: where we say so, we have misread.
    expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
    const { recall, precision } = scoreOf([countsOf(key, modelAsJson(model))]);
    const [lowest, least] = floors[name] ?? [100, 100];
    expect(recall).toBeGreaterThanOrEqual(lowest);
    expect(precision).toBeGreaterThanOrEqual(least);
  });
});

/** The names of the fields and answers that are one object in several elements: a part belongs to one. */
function sharedParts({ entities, calls }: Model): readonly string[] {
  const parts = [
    ...entities.entities.flatMap(({ fields }) => fields),
    ...calls.calls.flatMap(({ answers, payload }) => [...listOf(answers), ...listOf(payload)]),
  ];
  return parts.filter((part, index) => parts.indexOf(part) !== index).map(({ name }) => name);
}
