/** Whether this is a machine whose main modifier is ⌘. */
const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** How the main modifier is written on this machine. */
export const modifier = isMac ? '⌘' : 'Ctrl';

/**
 * Whether a key event is one of some bindings, such as `Mod Shift K`, `F12`, `?`; `or` parts several. `Mod` is the
 * main modifier of the machine. Letters and digits are told by their key on the keyboard where Alt changes them.
 */
export function matchesKeys(event: KeyboardEvent, bindings: string): boolean {
  return bindings.split(' or ').some((binding) => matches(event, binding));
}

function matches(event: KeyboardEvent, binding: string): boolean {
  const parts = binding.split(' ');
  const key = parts.at(-1) ?? '';
  const has = (name: string): boolean => parts.slice(0, -1).includes(name);
  const control = has('Ctrl') || (has('Mod') && !isMac);
  const meta = has('Mod') && isMac;
  if (event.ctrlKey !== control || event.metaKey !== meta || event.altKey !== has('Alt')) return false;
  // A sign such as "?" needs Shift on some keyboards and not on others.
  const isSign = key.length === 1 && !/[A-Z0-9]/.test(key);
  if (!isSign && event.shiftKey !== has('Shift')) return false;
  if (/^[A-Z]$/.test(key) && event.altKey) return event.code === `Key${key}`;
  return event.key === (key.length === 1 ? key.toLowerCase() : key);
}
