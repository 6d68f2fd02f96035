import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { namesListed, splitAt } from '../../words/phrases.ts';
import { countOfAll } from './all-or-none.ts';
import { isAllOrNone, ofKind } from './names.ts';

/** Who is nobody in particular, or no person. */
const nobody =
  /^(?:(?:\S+ )?(?:one|two|three|four|five|some|most|none|neither|each) of (?:them|these|those|us|you)$|(?:the )?(?:(?:first|last|next|same|latter|former)(?: ones?)?$|(?:last|sole|only|remaining) )|(?:what|these|those|how|if|when|where|everyone|everybody|anyone|anybody|nobody|no one|it|they|you|i|we|he|she|my|your|our|one|some|many|most|this|that|which|there|nothing|everything|anything|whatever|all|others?|before|after|above|below|so|thus|hence|without|than|the (?:server|system|page|app|application|client|screen)|who)\b)/i;

/** `every role`, `each staff account`: all of them, whatever stands between. */
const everyRole = wording.i`^(?:every|each|any|all)(?: \p{L}+)? (?:roles?|accounts?)$`;

/** What makes somebody one of a group: `a user of the group Editors`, `people with the role Editor`. */
const inGroup = wording.i`^(?:users?|members?|people|persons?|accounts?|some(?:body|one)|any(?:body|one)|employees?|staff) (?:of|in|with|having|holding|who (?:is|are) in|who ha(?:s|ve)) (?:the |an? )?(?:group|role|rank|position)(?: of)?(?: (?:the|an?))? (?=[\p{L}"'\`*])`;

/** Who may be somebody by a right with a name in marks: "Whoever has *full access*", "people with `read`". */
const byMark = wording.i`^(?:whoever|any(?:one|body)|some(?:one|body)|every(?:one|body)|people|persons|users?|accounts?|members?|those|an? (?:user|person|account|member))(?: who| that)? (?:has|have|holds?|with|having|holding|gets?|got) (?:the |an? |only |at least )?(?<mark>\*{1,2}|\`|["“])(?<name>[^*\`"”]{2,40})(?:\*{1,2}|\`|["”])(?<right> (?:rights?|permissions?|access|roles?))?$`;

/** Whether a name in marks is one of a right by itself: it says so, or how far one gets. */
const isRight = (name: string): boolean =>
  /\b(?:access|rights?|permissions?)\b/i.test(name) ||
  /^(?:(?:can|may|read|write|edit|view|comment|share|invite|upload|download|publish|manage|admin|full|only|and|or)(?:[\s,+/-]+|$))+$/i.test(
    name,
  );

/** Who is somebody by what they hold: `holder of a power of attorney`, `owner of the board`. */
const holder = wording`^\p{L}+(?:er|or|ee|ist|head|ian)s? of (?:(?:an?|the|one|their|its) )?\p{L}+(?: of \p{L}+| \p{L}+)?$`;

/** A name in bold or slanted type, and behind it of what that is: "**owner** of a shared folder". */
const boldOf = /^(\*{1,2})([^*]{2,40})\1 (?:of|in|on|at|for) (?:an?|the|one|their|its) /;

/** What is sent, answered or built to a standard is nobody: "The operation MAY return more". */
const isThing =
  /(?:^|[\s-])(?:operation|request|response|endpoint|method|message|payload|implementation|extension|exchange|card)s?$/i;

/** How a part of a clause begins or ends that is no name: `in the libraries`, `tags they`. */
const partOfClause =
  /^(?:in|on|at|of|for|from|to|by|as|into|within|after|before|during|alone)\s|\s(?:they|he|she|it|you|we|i|never|rarely|seldom|hardly|often|sometimes|not|and|or|(?<!^(?:no|any|every|each|not) )one)$/i;

/** A quotation mark of which the other is missing: the name is a part of what is quoted. */
const opensQuote = /^[^"“”„]*["“”„][^"“”„]*$/;

/** The product and its parts are nobody, whatever they can do. */
export const isProduct =
  /^(?:system|app|application|platform|product|site|website|service|server|api|ui|interface|tool|page|screen|list|table|field|value|name)s?$/i;

/** A name in code with what it is one of before it: `role:cook`. */
const inCode = /^`[A-Za-z][\w-]*:[\w-]+`$/;

/** The roles that a subject names: a few short names; undefined where it is something else. */
export function rolesNamed(subject: Inline): readonly Inline[] | undefined {
  const source = subject.source.replace(/[.:,]\**$/, '');
  if (source === '') return undefined;
  const byRight = byMark.exec(source)?.groups;
  if (byRight?.name && byRight.mark && (byRight.right || isRight(byRight.name))) {
    const at = source.indexOf(byRight.name, source.indexOf(byRight.mark));
    return [slice(subject, at, at + byRight.name.length)];
  }
  const bare = /^(?:only|even|by)\s+/i.exec(source)?.[0].length ?? 0;
  if (everyRole.test(source.slice(bare))) return [{ source: 'all roles', at: subject.at }];
  if (countOfAll(source.slice(bare)) !== undefined) return [slice(subject, bare, source.length)];
  const lead =
    /^(?:but|yet|only|also|plus|even|by|both|an?|the|its|their|any|every|each|all|nur|ein|eine|der|die|un|une|le|la|les)\s+/i;
  const parts = namesListed(slice(subject, 0, source.length)).flatMap((part) =>
    splitAt(part, wording` nor |(?<=\p{L}) / (?=\p{L})`),
  );
  const names = parts.map((part) => {
    let bare = part;
    for (let cut = lead.exec(bare.source); cut; cut = lead.exec(bare.source))
      bare = slice(bare, cut[0].length, bare.source.length);
    // "the role `crew:cook`"
    const kindBefore = /^(?:user )?(?:role|group|rank) (?=[`*"])/i.exec(bare.source)?.[0].length;
    if (kindBefore !== undefined) bare = slice(bare, kindBefore, bare.source.length);
    const within = inGroup.exec(bare.source)?.[0].length;
    if (within !== undefined) bare = slice(bare, within, bare.source.length);
    const doing = / (?:using|logged in|signed in|registered (?:for|with))\b/i.exec(bare.source);
    if (doing) bare = slice(bare, 0, doing.index);
    const [, type = '', called] = boldOf.exec(bare.source) ?? [];
    if (called !== undefined) bare = slice(bare, type.length, type.length + called.length);
    // "The Keeper (`keeper`)"
    const code = /(?<=\S)\s*\(`[^`]+`\)$/.exec(bare.source);
    if (code) bare = slice(bare, 0, code.index);
    const kind = ofKind.exec(bare.source);
    if (kind && !/(?:^| )(?:an?|the|no|any|own)$/i.test(bare.source.slice(0, kind.index)))
      bare = slice(bare, 0, kind.index);
    return /^\*\*[^*]+\.\*?\*?$/.test(bare.source)
      ? slice(bare, 2, bare.source.replace(/[.*]+$/, '').length)
      : bare;
  });
  const short = names.every((name) => {
    const text = plain(name);
    return (
      text !== '' &&
      (text.split(' ').length <= 3 || holder.test(text)) &&
      (!nobody.test(text) || isAllOrNone(text)) &&
      !partOfClause.test(text) &&
      wording`^[\p{L}"'\`]`.test(text) &&
      !isProduct.test(text) &&
      !opensQuote.test(text) &&
      !isThing.test(text) &&
      (inCode.test(name.source) || !/[\d.():]/.test(text))
    );
  });
  return short ? names : undefined;
}
