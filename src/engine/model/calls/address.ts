import { wording } from '../../syntax/wording.ts';
import type { Call } from '../interface-elements.ts';
import { commonMethods } from '../words/methods.ts';
import { parametersOf } from '../words/routes.ts';
import { methods, procedure, root, titledWords } from './mentions.ts';
import { operationOf } from './operations.ts';

/** A whole address; methods that are words of other sentences, too, are methods in capitals only. */
const address = new RegExp(`^(?:(${commonMethods}|ANY|ALL)\\s+)?(${root}[^\\s]*(?:${procedure})?)$`, 'i');
const titledAddress = new RegExp(`^(?:(${methods})\\s+)?(${root}\\S*(?:${titledWords})?)$`);

/** A method and an address that begins with a name for what many have in common: `GET {base}/boats`. */
const shortAddress = new RegExp(`^(${commonMethods})\\s+(\\{[A-Za-z]\\w*\\}(?:/\\S*)?)$`);

/** What a call's name says: method and path, or a name alone. */
export function addressOf(name: string): Pick<Call, 'name' | 'method' | 'path' | 'parameters' | 'outgoing'> {
  // A sign behind an address refers to a remark: `GET /albums ◊`.
  const spelled = name.trim().replace(wording`\s+[^\p{L}\p{N}\s/]{1,2}$`, '');
  const operation = operationOf(spelled);
  if (operation) return { ...operation, parameters: [], outgoing: false };
  const match = address.exec(spelled) ?? titledAddress.exec(spelled) ?? shortAddress.exec(spelled);
  const method = (match?.[1] ?? '').toUpperCase();
  // `~/ping` stands at the root of the host, whatever the base of the others is.
  const path = (match?.[2] ?? '').replace(/^~/, '');
  return {
    name: match && method ? `${method} ${path}` : name,
    method,
    path,
    parameters: parametersOf(path.replace(/^https?:\/\/[^/]*/, '')),
    outgoing: /^https?:/.test(path),
  };
}
