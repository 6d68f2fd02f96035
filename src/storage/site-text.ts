/** What a text may be called: a path of plain names, so that nothing outside the site can be meant. */
const named = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/;

/** A Markdown file of this site, by its path without `.md`; undefined when there is none, or no way to it. */
export async function loadSiteText(name: string): Promise<string | undefined> {
  if (!named.test(name)) return undefined;
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL.replace(/\/+$/, '')}/${name}.md`);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
