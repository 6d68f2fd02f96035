import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CheckPage, readPage } from '../../../src/engine/checks/page.ts';

const root = fileURLToPath(new URL('../../../src/engine/checks/', import.meta.url));

function idsOf(extension: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(`${root}${name}`)
        .filter((file) => file.endsWith(extension))
        .map((file) => `${name}/${file.slice(0, -extension.length)}`),
    )
    .sort();
}

/** The ids of the check files and of the pages, as the folders have them. */
export const files = { code: idsOf('.ts'), pages: idsOf('.md') };

/** The page of a check. */
export function pageOf(id: string): CheckPage {
  return readPage(readFileSync(`${root}${id}.md`, 'utf8'));
}
