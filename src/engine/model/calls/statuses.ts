import type { Inline, Item } from '../../syntax/block.ts';
import { pieces, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Answer } from '../interface-elements.ts';
import { unstated } from '../stated.ts';
import { splitAt } from '../words/phrases.ts';

/** A status is one answer, however often a line names it. */
export function onceEach(answers: readonly Answer[]): readonly Answer[] {
  const known = new Set<string>();
  return answers.filter(({ status }) => {
    const isNew = !known.has(status);
    known.add(status);
    return isNew;
  });
}

/** A status in running text: no part of a longer number, and no amount. */
const statusWord =
  /(?<![\w.,#:−-]|(?<!\d)\/|[≤≥<±~≈]\s?|[^-=]>\s?)(?<!\b(?:not|no|never|(?:not|never) (?:be )?(?:use|send|return|give|answer|respond|repl|yield)(?:s|ed|y|ies)?(?: with)?(?: an?)?|(?:instead of|rather than)(?: an?)?|at (?:most|least)|up to|max(?:imum|\.)?(?: of)?|limit(?:ed to| of)?|batch(?:es)? of|first|last|pages of|(?:more|less|fewer|longer|larger) than)\s)([1-5]\d\d)(?!\w|[.,]\d|\/(?!\d)|\s+(?:characters|seconds|minutes|days|bytes|kB|KB|MB|pixels|entries|items|chars|km|ms|per|%))/g;
/** A piece of code or bold type that is a status, perhaps with its reason phrase: `404`, `404 Not Found`. */
const markedStatus = wording`^[1-5]\d\d(?: \p{Lu}[\p{L} '-]*)?$`;
/** Several statuses in one piece: `200 400 401`. */
const markedStatuses = /^[1-5]\d\d(?:(?:\s*[,/|]\s*|\s+)[1-5]\d\d)+$/;
/** What stands before a marked status; behind any other words it is an amount. */
const bringsStatus =
  /(?:[(,;:/|→–—]|[-=]>|(?<!\S)(?:or|and|else|otherwise|oder|und|ou|et|with|an?|mit|status|code|HTTP|returns?|answers?|responds?|replies|gives?|yields?|sends?|gets?|always|either))\s*$/i;

/** Statuses in words or marked: `(200, 404)`, `— 200, 400 when not paused`, ``returns `201` or `409` ``. */
export function statusesIn(tail: Inline): readonly Answer[] {
  return pieces(tail).flatMap((piece): readonly Answer[] => {
    if (piece.kind === 'code' || piece.kind === 'strong') {
      const before = tail.source.slice(0, piece.start);
      if (markedStatuses.test(piece.text) && bringsStatus.test(before))
        return [...piece.text.matchAll(/\d{3}/g)].map(({ index }) =>
          bareAnswer(slice(tail, piece.innerStart + index, piece.innerStart + index + 3)),
        );
      return markedStatus.test(piece.text) && (before.trim() === '' || bringsStatus.test(before))
        ? [bareAnswer(slice(tail, piece.innerStart, piece.innerStart + 3))]
        : [];
    }
    if (piece.kind !== 'text') return [];
    const found = tail.source.slice(piece.start, piece.end).matchAll(statusWord);
    return [...found].map(({ index }) =>
      bareAnswer(slice(tail, piece.start + index, piece.start + index + 3)),
    );
  });
}

/** An answer of which only the status is told. */
function bareAnswer({ source, at }: Inline): Answer {
  return {
    name: source,
    at,
    nameAt: at,
    how: 'tolerant',
    status: source,
    when: unstated,
    carries: unstated,
    handling: unstated,
  };
}

/** A line that begins with a status. */
const statusHead = /^[*`]*(?:HTTP )?([1-5]\d\d)(?![\w%]|[.,]\d)[*`]*/;
/** What may stand between a status and what is said of it: a reason phrase and a mark. */
const statusMark = wording`^(?:\s+(?:OK|\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+)*)(?=\s*(?:[:–—(*\`-]|$)))?\s*(?:[*\`]+\s*)?(?:[:–—(-]\s*|\s+|$)`;
/** Where one status ends and the next begins: `400 401 404`, `200 or 404`, "404 (no rope) / 409 (taken)", "201 made or 400". */
export const nextStatus =
  /(?<=(?<!\d)[1-5]\d\d)(?:\s*[\s/·|]\s*|\s+(?:and|or|und|oder|et|ou)\s+)(?=[1-5]\d\d(?!\d))|(?<=(?<!\d)[1-5]\d\d)\s*(?=\+\s?[1-5]\d\d(?!\d))|(?:\s+[/·|+&]|\s+(?:or|oder|ou)|(?<=[)\]])\s*[/·|+&])\s+(?=[`*"]?[1-5]\d\d(?![\w.%-]))/i;
const counted = /^\s*(?:characters|seconds|minutes|days|bytes|kB|KB|MB|pixels|entries|items|%)/i;

/**
 * The answers of a line below a call: `- 404: it does not exist`, ``- `201` – the new book``, `- 200, 401; 409 when
 * the name is taken`. None where the line begins with anything else than a status.
 */
export function answerLines({ text, at }: Item): readonly Answer[] {
  const parts: Inline[] = [];
  for (const part of splitOutside(text, ',;').flatMap((each) => splitAt(each, nextStatus))) {
    const last = parts.at(-1);
    if (last && !statusHead.test(part.source))
      parts[parts.length - 1] = slice(text, last.at.start - text.at.start, part.at.end - text.at.start);
    else parts.push(part);
  }
  return parts.flatMap((part): readonly Answer[] => {
    const status = statusHead.exec(part.source);
    const behind = part.source.slice(status?.[0].length ?? 0);
    if (!status?.[1] || counted.test(behind)) return [];
    const start = part.source.indexOf(status[1]);
    const from = status[0].length + (statusMark.exec(behind)?.[0].length ?? 0);
    const rest = slice(part, from, part.source.replace(/\)$/, '').length);
    const says = rest.source !== '' && !/^(?:with|and)\b/i.test(rest.source);
    return [
      {
        name: status[1],
        at: parts.length === 1 ? at : part.at,
        nameAt: slice(part, start, start + 3).at,
        how: 'tolerant',
        status: status[1],
        when: says ? { is: 'shown', value: { prose: rest.source }, at: rest.at } : unstated,
        carries: unstated,
        handling: unstated,
      },
    ];
  });
}
