/** The address of a page or file of the site under the path it is served from: `/checks/` gives `/ninefold/checks/`. */
export function sitePath(path: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/+$/, '')}${path}`;
}
