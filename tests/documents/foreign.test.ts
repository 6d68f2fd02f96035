import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../src/engine/index.ts';
import { countsOf, scoreOf } from './foreign/score.ts';

/**
 * What is read of each document by other hands, in percent of its facts and of what was read, when this was written,
 * less two: no change may lose more unnoticed. A document that is read better may be given a higher floor.
 */
const floors: Readonly<Record<string, readonly [recall: number, precision: number]>> = {
  'eight/firefly-iii': [97.1, 97.8],
  'eight/lemmy': [95.0, 95.7],
  'eight/planka': [93.6, 93.4],
  'eight/snipeit': [95.4, 96.7],
  'eleven/jellyfin': [84.5, 90.7],
  'eleven/paperless-ngx': [91.0, 95.5],
  'eleven/pretix': [82.5, 88.4],
  'eleven/wekan': [93.2, 93.8],
  'five/actual-budget': [95.1, 96.9],
  'five/freshrss': [92.7, 93.2],
  'five/immich-sharing': [94.1, 97.4],
  'five/mealie': [95.2, 95.8],
  'five/memos': [95.1, 97.7],
  'five/plausible': [92.1, 95.4],
  'four/bookstack': [98.0, 97.1],
  'four/openproject-work-packages': [98.0, 97.5],
  'four/wallabag': [97.6, 95.1],
  'nine/linkwarden': [94.3, 96.8],
  'nine/mattermost': [84.2, 94.7],
  'one/gitea-issues': [98.0, 97.3],
  'one/linkding': [97.5, 96.1],
  'one/miniflux': [97.1, 94.9],
  'seven/chatwoot': [92.2, 97.8],
  'seven/paperless-ngx': [94.8, 96.5],
  'seven/uptime-kuma': [96.1, 97.1],
  'seven/vikunja': [83.4, 93.0],
  'six/focalboard': [94.8, 96.6],
  'six/ghost-admin': [97.1, 96.5],
  'ten/documenso': [93.8, 96.1],
  'ten/grocy': [91.4, 93.6],
  'ten/kimai': [92.8, 96.6],
  'ten/zammad': [90.6, 94.8],
  'three/kanboard': [94.8, 96.3],
  'three/listmonk': [95.7, 96.4],
  'three/shlink': [90.0, 94.6],
  'two/cal-com': [94.2, 96.5],
  'two/umami': [92.7, 93.3],
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
    const { recall, precision } = scoreOf([countsOf(key, modelAsJson(read(text).model))]);
    const [lowest, least] = floors[name] ?? [100, 100];
    expect(recall).toBeGreaterThanOrEqual(lowest);
    expect(precision).toBeGreaterThanOrEqual(least);
  });
});
