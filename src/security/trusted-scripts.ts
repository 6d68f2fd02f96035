/** What a Trusted Types policy does for us: it looks at the address of a script before a browser runs it. */
interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** Lets a script of this very site through; throws a TypeError for any other address. */
export function ownScript(address: string, page: string, base: string): string {
  const { origin, pathname, search, hash } = new URL(address, page);
  const own = origin === new URL(page).origin && pathname.startsWith(base) && /\.m?js$/.test(pathname);
  if (!own || search !== '' || hash !== '') throw new TypeError(`Not a script of this site: ${address}`);
  return address;
}

let policy: ScriptPolicy | undefined;

function createPolicy(): ScriptPolicy {
  const base = import.meta.env.BASE_URL.replace(/\/*$/, '/');
  const rules: ScriptPolicy = {
    // The development server gives workers other names, and has no policy.
    createScriptURL: (address) =>
      import.meta.env.DEV ? address : ownScript(address, globalThis.location.href, base),
  };
  const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
  return factory?.createPolicy('ninefold', rules) ?? rules;
}

/**
 * The address of a worker or service worker, as a page under `require-trusted-types-for 'script'` accepts it. There is
 * one policy, `ninefold`, and nothing else may make one. Throws a TypeError for an address that is not a script of
 * this site.
 */
export function trustScript(address: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(address);
}
