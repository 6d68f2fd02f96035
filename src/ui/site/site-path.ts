/** The address of a page or file of the site under the path it is served from: `/checks/` gives `/ninefold/checks/`. */
export function sitePath(path: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/+$/, '')}${path}`;
}

/** The address of the page of a check, given its id. */
export const checkPath = (check: string): string => sitePath(`/checks/${check}/`);
