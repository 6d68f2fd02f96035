import type { Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { sentences } from '../words/phrases.ts';
import { amountIn, comparing } from '../words/quantities.ts';
import { type ConstantLine, endsInComparison, isName } from './amounts.ts';

/** What only asks for the amount: "How many …", "How long is the …". */
const asking =
  /^(?:how (?:many|much|long|big|large|often|old|far|soon|high|deep|wide)|what(?: is|'s)|when)\s+(?:(?:is|are)\s+(?:the\s+|an?\s+)?)?/i;
/** What may stand before the amount of an answer. */
const leads = wording.i`^(?:(?:it is|it's|yes|no|after|for|within|only|every|about|in)\b,?\s*)*(?:${comparing})?$`;

/** The questions of a paragraph, in bold type or plain, each with what stands behind it up to the next. */
function questionsIn(text: Inline): readonly { asked: Inline; rest: Inline }[] {
  const bold = [...pieces(text)].filter(
    ({ kind, text: said }) => kind === 'strong' && said.trim().endsWith('?'),
  );
  const marks =
    bold.length > 0
      ? bold.map(({ start, innerStart, innerEnd, end }) => [start, innerStart, innerEnd, end] as const)
      : sentences(text)
          .filter(({ source }) => plainly.test(source))
          .map(
            ({ at }) =>
              [
                at.start - text.at.start,
                at.start - text.at.start,
                at.end - text.at.start,
                at.end - text.at.start,
              ] as const,
          );
  return marks.map(([, from, to, end], index) => ({
    asked: slice(text, from, to),
    rest: slice(text, end, marks[index + 1]?.[0] ?? text.source.length),
  }));
}
const plainly = /^(?:How|What|When)\s(?!(?:was|were|did|had)\s)[^.?!]*\?$/;

/** The constants of a paragraph of questions, each with its answer behind it. */
export function answeredEach(text: Inline): readonly ConstantLine[] {
  const each = questionsIn(text).flatMap(({ asked, rest }) => answerTo(asked, rest) ?? []);
  return each.length > 0 ? each : (answered(text) ?? []);
}

/** `**How many rooms can I make?** 50 rooms.`: the question names what its answer begins with. */
export function answered(text: Inline): readonly ConstantLine[] | undefined {
  const question = questionOf(text);
  return question && answerTo(question.asked, question.rest);
}

/** The question in bold type, or behind "Q:", that a text begins with, and what stands behind it. */
export function questionOf(text: Inline): { asked: Inline; rest: Inline } | undefined {
  const lettered = /^(?:Q|Question|Frage)[:.]\s+([^?]{3,160}\?)\s+(?:A|Answer|Antwort)[:.]\s+/.exec(
    text.source,
  );
  if (lettered?.[1]) {
    const start = text.source.indexOf(lettered[1]);
    return {
      asked: slice(text, start, start + lettered[1].length),
      rest: slice(text, lettered[0].length, text.source.length),
    };
  }
  const [first] = pieces(text);
  if (first?.kind !== 'strong' || first.start !== 0 || !first.text.trim().endsWith('?')) return undefined;
  const start = first.end + (/^\s*/.exec(text.source.slice(first.end))?.[0].length ?? 0);
  return {
    asked: slice(text, first.innerStart, first.innerEnd),
    rest: slice(text, start, text.source.length),
  };
}

/** How often something happens, as an answer begins. */
const often =
  /^(?:hourly|daily|nightly|weekly|monthly|yearly|every|once|twice|never|always|at|on)(?:\s[^.,;]+)?(?=[.,;]|$)/i;

/** What asks for the amount of what, without who asks: "do I need", "can be", "may I upload". */
const asker =
  /\s(?:do|can|may|must|should|will)(?:\s(?:I|we|you|one|they|people))?(?:\s(?:be|have|last|take|need|make|use|get))?$/;
const opening = /^(?:(?:do|does|can|may|is|are|must|will)\s+)?(?:(?:the|an?)\s+)?/i;
const ending = /\s(?:be|last|take)$/;

/** The constant that an answer begins with, named by its question. */
export function answerTo(asked: Inline, rest: Inline): readonly ConstantLine[] | undefined {
  const lead = asking.exec(asked.source)?.[0].length ?? 0;
  if (lead === 0) return undefined;
  const whole = slice(asked, lead, asked.source.replace(/\s*\?$/, '').length);
  const stripped = slice(whole, opening.exec(whole.source)?.[0].length ?? 0, whole.source.length);
  const bare = slice(stripped, 0, stripped.source.replace(asker, '').replace(ending, '').length);
  const name = isName(bare) ? bare : whole;
  const [answer] = sentences(rest);
  const found = answer && amountIn(answer);
  const happens = /^how often\s/i.test(asked.source) ? often.exec(answer?.source ?? '')?.[0] : undefined;
  if (answer && happens) return [{ name, value: slice(answer, 0, happens.length), remark: '' }];
  if (!answer || !found || !leads.test(found.before.source) || !isName(name)) return undefined;
  const compared = endsInComparison.exec(` ${found.before.source}`)?.[0].trim().length ?? 0;
  const start = found.before.source.length - compared;
  const value = compared > 0 ? slice(answer, start, found.whole.at.end - answer.at.start) : found.whole;
  return [{ name, value, remark: plain(found.after).replace(/^[,.;\s]+/, '') }];
}

const assignment = /^(?<name>[A-Za-z_][\w.]*)(?<mark>\s*(?::=|=|:)\s*)(?<value>\S.*)$/;

/** `` `MAX_SIZE = 100` (where it stands) ``, several parted by commas: settings that stand in code as they are written, or one in plain type. */
export function assigned(text: Inline): readonly ConstantLine[] | undefined {
  if (!/[:=]/.test(text.source)) return undefined;
  const found: ConstantLine[] = [];
  let end = 0;
  for (const piece of pieces(text)) {
    if (piece.kind === 'text') continue;
    const isNext = /^(?:\s*(?:,|,?\s*and)\s*)?$/.test(text.source.slice(end, piece.start));
    const line =
      piece.kind === 'code' && isNext ? assignedIn(slice(text, piece.innerStart, piece.innerEnd)) : undefined;
    if (!line) break;
    found.push(line);
    end = piece.end;
  }
  if (found.length > 0) {
    const remark = plain(slice(text, end, text.source.length)).replace(/^[\s,;:–—-]+/, '');
    return found.map((line) => ({ ...line, remark }));
  }
  const plainly = setPlainly.exec(text.source)?.[0];
  const line = plainly === undefined ? undefined : assignedIn(slice(text, 0, plainly.length));
  return line && [{ ...line, remark: plain(slice(text, plainly?.length ?? 0, text.source.length)) }];
}

/** `MAX_SIZE=100`, without blanks, as it stands in a file of settings; what stands in brackets or behind a sign says more of it. */
const setPlainly = /^[A-Za-z_][\w.]*=(?![=>\s])[^\s=]+(?: (?![-–—(#/])[^\s=]+){0,2}(?=$|\s+[(#–—/])/;

function assignedIn(code: Inline): ConstantLine | undefined {
  const { name = '', mark = '', value = '' } = assignment.exec(code.source)?.groups ?? {};
  if (name === '' || (mark.trim() === ':' && !/^\S+$/.test(value))) return undefined;
  const start = name.length + mark.length;
  return {
    name: slice(code, 0, name.length),
    value: slice(code, start, start + value.replace(/;$/, '').length),
    remark: '',
  };
}
