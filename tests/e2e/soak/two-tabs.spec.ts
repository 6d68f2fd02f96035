import type { BrowserContext, Page } from 'playwright/test';
import { randomNumbers, shareOf } from '../../share.ts';
import { editor, keptTexts, keptVersions, open, saved } from '../desk.ts';
import { expect, test } from '../fixture.ts';

/** So often two tabs type in one document at once. */
const rounds = shareOf(100);

/** So many of them on one document, one after the other. */
const together = 5;

/** So many keys are typed in each tab and round. */
const keys = 12;

/** How two tabs meet: one has the document and the other takes it over, or both write, as without Web Locks. */
const meetings = ['taking over', 'without locks'] as const;

/** What a visitor chooses where edits have crossed. */
const choices = ['Go on with mine', 'Go on with theirs', 'Keep mine as a document of its own'] as const;

/** Whether the editor shows these words. */
const shows = (page: Page, words: string): Promise<boolean> =>
  editor(page).evaluate((element, mark) => element.textContent?.includes(mark) ?? false, words);

/** Types words of which each is there once; gives those that the editor took. */
async function typeWords(page: Page, name: string, next: () => number): Promise<string[]> {
  const taken: string[] = [];
  for (let key = 0; key < keys; key += 1) {
    const word = `${name}k${key}.`;
    await page.keyboard.insertText(word);
    if (await shows(page, word)) taken.push(word);
    await new Promise((resolve) => setTimeout(resolve, next() * 60));
  }
  return taken;
}

/** Puts the cursor at the start of the text, as if the visitor looked at this tab. */
async function begin(page: Page): Promise<void> {
  await editor(page).evaluate((element: HTMLElement) => element.focus());
  await page.keyboard.press('ControlOrMeta+Home');
}

/** Chooses where edits have crossed, in the tab that asks; the other one is opened anew, on the document last open. */
async function choose(pages: readonly [Page, Page], next: () => number): Promise<boolean> {
  for (const [page, other] of [pages, pages.toReversed()] as [Page, Page][]) {
    const asks = page.getByText('Another tab changed this document');
    if ((await asks.count()) === 0) continue;
    const choice = choices[Math.floor(next() * choices.length)] ?? choices[0];
    await page.getByRole('button', { name: choice }).click();
    await expect(asks).toHaveCount(0);
    await saved(page);
    await open(other);
    return true;
  }
  return false;
}

/** Every text that the browser keeps: documents and versions. */
const everything = async (page: Page): Promise<string> =>
  [...(await keptTexts(page)), ...(await keptVersions(page))].join('\n');

async function meet(context: BrowserContext, page: Page, first: number, last: number, takingOver: boolean) {
  const next = randomNumbers(first);
  await open(page);
  const other = await context.newPage();
  await open(other);
  const all: string[] = [];
  let [crossed, refused] = [0, 0];
  for (let round = first; round < last; round += 1) {
    await Promise.all([begin(page), begin(other)]);
    const words = Promise.all([typeWords(page, `r${round}a`, next), typeWords(other, `r${round}b`, next)]);
    if (takingOver) {
      await new Promise((resolve) => setTimeout(resolve, next() * 400));
      for (const one of [page, other]) {
        const here = one.getByRole('button', { name: 'Edit here' });
        if (await here.isVisible()) {
          await here.evaluate((button: HTMLElement) => button.click());
          await editor(one).evaluate((element: HTMLElement) => element.focus());
          break;
        }
      }
    }
    const [own, others] = await words;
    all.push(...own, ...others);
    refused += 2 * keys - own.length - others.length;
    expect(own.length + others.length, `round ${round + 1}: words taken`).toBeGreaterThan(0);
    await Promise.all([saved(page), saved(other)]);
    await expect
      .poll(
        async () => {
          const kept = await everything(page);
          return all.filter((word) => !kept.includes(word));
        },
        { message: `round ${round + 1}: words that are kept nowhere`, timeout: 10_000 },
      )
      .toEqual([]);
    if (await choose([page, other], next)) crossed += 1;
  }
  const kept = await everything(page);
  expect(
    all.filter((word) => !kept.includes(word)),
    'words that a choice has lost',
  ).toEqual([]);
  test.info().annotations.push({
    type: 'two tabs',
    description: `${all.length} words taken and kept, ${refused} refused, ${crossed} of ${last - first} rounds crossed`,
  });
  if (!takingOver) expect(crossed, 'rounds that crossed').toBeGreaterThan(0);
}

test.use({ trace: 'off' });
for (let first = 0; first < rounds; first += together) {
  const meeting = meetings[(first / together) % meetings.length] ?? meetings[0];
  const last = Math.min(first + together, rounds);
  test(`two tabs type at once, rounds ${first + 1} to ${last} of ${rounds}, ${meeting}: every word is kept`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    if (meeting === 'without locks')
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    await meet(context, page, first, last, meeting === 'taking over');
  });
}
