/** Lets a permission matrix on the page be narrowed down to one role and to what is acted on. */
export function livenMatrix(matrix: HTMLElement): void {
  const filters = matrix.querySelector<HTMLElement>('[data-filters]');
  const table = matrix.querySelector('table');
  if (!filters || !table) return;
  const chosen = (name: string): string =>
    filters.querySelector<HTMLSelectElement>(`[data-filter=${name}]`)?.value ?? '';
  const roles = new Set(
    [...filters.querySelectorAll<HTMLOptionElement>('[data-filter=role] option')].map(({ value }) => value),
  );
  const show = (): void => {
    const [role, target] = [chosen('role'), chosen('target')];
    const titles = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent.trim());
    const isHidden = (title = ''): boolean => role !== '' && roles.has(title) && title !== role;
    for (const row of table.rows)
      if (row.cells.length === titles.length)
        for (const [index, cell] of [...row.cells].entries()) cell.hidden = isHidden(titles[index]);
    for (const body of table.tBodies) body.hidden = target !== '' && body.dataset.group !== target;
  };
  filters.hidden = false;
  filters.addEventListener('change', show);
  // A browser that comes back to the page keeps what was chosen.
  show();
}
