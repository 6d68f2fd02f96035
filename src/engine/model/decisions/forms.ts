import { limits } from '../../limits.ts';
import { readDate } from '../expressions/calendar.ts';

/** Forms of text: email as HTML's `type=email` has it, UUID as RFC 9562, an address as RFC 3986's scheme and what follows. */
const forms: Readonly<Record<string, RegExp>> = {
  email:
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)*$/,
  url: /^[A-Za-z][A-Za-z\d+.-]*:\S+$/,
  uuid: /^[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/,
};

/** Whether a text has one of the forms that a rule or a type may ask for. */
export function hasForm(text: string, form: 'email' | 'url' | 'uuid' | 'date'): boolean {
  if (form === 'date') return readDate(text) !== undefined;
  // The longest address that RFC 5321 lets pass has 254 characters; longer texts would keep the pattern busy.
  return text.length <= limits.expression && (forms[form]?.test(text) ?? false);
}
