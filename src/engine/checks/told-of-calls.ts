import type { Call, Screen } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf } from '../model/stated.ts';
import { grouped } from '../model/tracking/grouped.ts';
import { once } from '../model/tracking/once.ts';
import { settled } from '../model/tracking/per-element.ts';
import { words } from '../model/words/names.ts';
import type { Block } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { type Around, aroundIn } from './around-screens.ts';
import { linesOf } from './told-none.ts';
import { file } from './told-of-screens.ts';

/** What a machine that watches the product asks for, or another service sends one back to, by its address. */
const watched =
  /^\/metrics\/?$|\/_?(?:health(?:z|check)?|livez|liveness|readyz|readiness|favicon|\.well-known)(?:\/|$)|\/oauth\/.*\/callback$/i;
/** What is fetched as a file, whatever page names it. */
const filed = /^\/(?:static|assets)\/|\.(?:<\w+>|:\w+|\{\w+\}|\[\w+\])$/i;

/** Whether a call fetches a file. What ends in `.json` may be all of an interface, and is not taken for one. */
const isFetched = ({ method, path }: Call): boolean =>
  /^(?:GET|HEAD|)$/.test(method) && !/\.jsonl?$/i.test(path) && (file.test(path) || filed.test(path));

/** A remark that somebody else calls: a scraper, or a service that sends a notice. */
const byOthers =
  /^(?:(?:delivery|status|payment) )?callbacks?\b|^bounces?(?: e-?mails?| mails?| notices)?(?:[;,.]|$)|\bprometheus\b|^scrap(?:ed|er)/i;

const client = '(?:web |own )?(?:browser|client|web client|front ?end|single[ -]page app\\w*)(?![\\w-])';
const apis = '(?:public|management|external|partner|developer|integration) apis?\\b';
/** Who calls, in a title: other programmes, or the product's own client. */
const callerTitled = new RegExp(
  `\\b(?:${apis}|incoming (?:web ?hooks?|callbacks?)|machine[ -]readable|for machines|static files?|(?:from|by|for) (?:the |its |our )?${client})`,
  'i',
);
/** The same, in a sentence about calls. */
const callerTold = new RegExp(
  `\\b(?:(?:is|are|forms?|make up) (?:the |an? |part of the )?${apis}|(?:(?:made|called|used|sent|polled|issued|invoked|requested) (?:only )?(?:by|from)|(?:reserved|meant|there) (?:only )?for) (?:the |its |our )?${client}|serves? (?:only )?(?:the |its |our )?${client})`,
  'i',
);

/** A key that a programme sends, and no person has: "header X-Api-Key", "with an API key". */
const keyed =
  /\b(?:headers?|needs?|requires?|sends?|sending|carr(?:y|ies)|using|authenticated|authori[sz]ed|holders? of)\b.{0,30}\b(?:x-(?:api|auth|access)-key|api[ -]?keys?)\b/i;
/** Words that take it back. */
const unkeyed = /\b(?:no|not|without|never|instead of|nor)\b/i;

/** What speaks of all calls around it. */
const ofAll = /^(?:they|these|those|all|it|this|each|every|both|calls?|requests?|everything)\b/i;

/** Whether a sentence about calls says who makes them. */
function saysCaller(text: string): boolean {
  const key = keyed.exec(text);
  return callerTold.test(text) || (key !== null && !unkeyed.test(text.slice(0, key.index + key[0].length)));
}

/** Whether some sentences, of those that speak of all calls around them, say who makes these. */
const sayCallerOfAll = once((told: readonly string[]): boolean =>
  told.some((sentence) => ofAll.test(sentence) && saysCaller(sentence)),
);

/** Whether what stands around calls says who makes them. */
const saysCallerAround = once(
  ({ before, own, general }: Around): boolean =>
    saysCaller(before) || sayCallerOfAll(own) || sayCallerOfAll(general),
);

/** The beginning of an address that a part of a sentence speaks of, and who calls what lies below: "calls under `/_api/` serve the web client". */
const prefixed = /(?:\bunder|\bbelow|\bbegin\w* with|\bstart\w* with|\bat|^) ?[`"“]?(\/[\w/.-]*)[`"”]?/i;

/** The beginnings of addresses of which a text says who calls what lies below them. */
const prefixesIn = once((blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    linesOf(block)
      .flatMap((line) => plain(line).split(/[.;]\s/))
      .flatMap((part) => {
        const prefix = prefixed.exec(part)?.[1];
        return prefix && prefix.length > 2 && saysCaller(part) ? prefix : [];
      }),
  ),
);

/** Whether an address is another one, or below it. */
const liesBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.replace(/\/?$/, '/'));

/** Programmes that a text may have do something: "Jobs ping an address", "signals a job can send". */
const doing =
  /\b(?:jobs?|scripts?|workers?|devices?|agents?|bots?|sensors?|crawlers?|programs?|programmes?|scrapers?|schedulers?|machines?) (?:(?:can|may|must|will|regularly|then) )?(?<verb>(?!(?:creat|mak|list|run)(?:e?s?|ing)\b)[a-z]{3,})\b/gi;

/** What programmes do, as point 1 and the introduction tell it: verbs, with and without their ending. */
const doneByMachines = settled(
  ({ introduction, points, product }): ReadonlySet<string> =>
    new Set(
      [...introduction.prose, ...points.product.prose, ...product.purpose].flatMap(({ text }) =>
        [...text.matchAll(doing)].flatMap(({ groups }) => {
          const verb = (groups?.verb ?? '').toLowerCase();
          return [verb, verb.replace(/e?s$/, ''), verb.replace(/s$/, '')];
        }),
      ),
    ),
  (one, other) => one.size === other.size && [...one].every((word) => other.has(word)),
);

/** Whether a title begins with something that point 1 says programmes do: "Pinging", below "Jobs ping an address". */
function isDone(model: Model, title: string): boolean {
  const verb = /^([a-z]+)ing\b/.exec(words(title))?.[1];
  const forms = verb === undefined ? [] : [verb, `${verb}e`, verb.replace(/(.)\1$/, '$1')];
  return forms.some((form) => doneByMachines(model).has(form));
}

/** The steps of an address that are no parameters. */
const steps = (path: string): readonly string[] =>
  path.split('/').filter((step) => step !== '' && !/^[:{[<*]/.test(step));

/** The addresses of a screen, each by its steps. */
const addressesOf = once(({ routes }: Screen): readonly string[] =>
  listOf(routes).flatMap(({ path }) => steps(path).join('/') || []),
);

/** The screens by their addresses. */
const screensAt = grouped(
  ({ screens }: Model) => screens.screens,
  (_: Model, screen: Screen) => addressesOf(screen),
);

/** Whether a screen is described with what an address adds to its own: "buttons for export", `/expenses/export/csv`. */
function names({ description }: Screen, more: readonly string[]): boolean {
  const said = words(description).split(' ');
  return more.some(
    (step) => said.includes(words(step)) || (step.includes('.') && description.includes(step)),
  );
}

/** Whether a screen that an address lies below is described with the rest of it. */
function isNamedAbove(model: Model, path: string): boolean {
  const all = steps(path);
  return all.some((_, index) => {
    const above = index > 0 ? screensAt(model, all.slice(0, index).join('/')) : [];
    return above.some((screen) => names(screen, all.slice(index)));
  });
}

/** A remark that leaves it to the call before: "same with the key in the address". */
const sameAs = /^(?:the )?same\b/i;

/**
 * Whether a document in its own words tells who makes a call, in words that are not read any further: in its address or
 * remark, in what stands above its group, in what point 1 says that programmes do, or in a screen that names it.
 */
export function tellsMaker(model: Model, call: Call): boolean {
  const { how, path, nameAt, description } = call;
  if (how === 'exact') return false;
  if (isFetched(call) || watched.test(path) || byOthers.test(description)) return true;
  if (sameAs.test(description)) {
    const { calls } = model.calls;
    const before = calls[calls.indexOf(call) - 1];
    if (before && tellsMaker(model, before)) return true;
  }
  const { blocks } = model.points.calls;
  if (prefixesIn(blocks).some((prefix) => liesBelow(path, prefix))) return true;
  const around = aroundIn(blocks, nameAt);
  return (
    around.titles.some((title) => callerTitled.test(title) || isDone(model, title)) ||
    saysCallerAround(around) ||
    isNamedAbove(model, path)
  );
}
