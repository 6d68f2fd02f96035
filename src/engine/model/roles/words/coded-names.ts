import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { words } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';

/** Who a sentence is about, by a word for people, with the same name as programmes have it behind theirs: "The Gate keeper (`gate_keeper`) lends oars". */
const coded = wording`^(?:(?:The|An?) )?(?<name>\p{L}[\p{L} -]{1,40}?) \(\`(?<code>[\p{L}\p{N}_-]{2,40})\`\) \p{Ll}`;

export function codedSubject(text: Inline): readonly Inline[] {
  const { name = '', code = '' } = coded.exec(text.source)?.groups ?? {};
  const called = words(name).replace(/-/g, ' ');
  const own = words(code).replace(/[_-]/g, ' ');
  const isSame = isSomebody(name) && [own, `${own}s`].some((each) => called.endsWith(each));
  const start = text.source.indexOf(name);
  return isSame ? [slice(text, start, start + name.length)] : [];
}
