import type { Item, ParagraphBlock } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import type { Context } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import type { Prose } from './element.ts';
import { isDeclaring, shapesOfFence } from './entities/fence-shapes.ts';
import { handEntities } from './entities/sentences.ts';
import type { Audience, Term } from './interface-elements.ts';
import type { PointReader, RowReading } from './reader.ts';
import { roleTablesIn } from './roles/elsewhere.ts';
import { headingName } from './sections/groups.ts';
import { nameOf, words } from './words/names.ts';

type Fact =
  | { readonly is: 'purpose'; readonly prose: Prose }
  | { readonly is: 'audience'; readonly audience: Audience }
  | { readonly is: 'term'; readonly term: Term };

const termsHeading = /^(?:terms?|glossary|definitions?|vocabulary|terminology|language)\b/;

/** Point 1: paragraphs are the purpose, bullets with a bold name are audiences, under *Terms* the glossary. */
export const productReader: PointReader<'product', Fact> = {
  tables: {
    audiences: {
      shape: {
        columns: {
          who: {
            title: 'Audience',
            also: ['who', 'for whom', 'user', 'users', 'persona', 'role', 'actor', 'stakeholder'],
          },
          what: {
            title: 'Description',
            also: [
              'what',
              'what the product gives them',
              'needs',
              'need',
              'what for',
              'meaning',
              'goal',
              'goals',
            ],
          },
        },
        needs: [['who'], ['what']],
      },
      row: audienceRow,
    },
    terms: {
      shape: {
        columns: {
          term: { title: 'Term', also: ['word', 'name', 'concept'] },
          meaning: { title: 'Meaning', also: ['definition', 'description', 'what it is'] },
        },
        needs: [['term'], ['meaning']],
      },
      row: termRow,
    },
    ...roleTablesIn<Fact>(),
  },
  item: readItem,
  paragraph(block: ParagraphBlock, context: Context, gather: Gathering<Fact>): void {
    handEntities(block.text, gather);
    if (context.headings.length > 0 && termsHeading.test(words(plainHeading(context)))) return;
    gather.fact({ is: 'purpose', prose: { text: plain(block.text), at: block.text.at } });
  },
  fence(block, _context, gather) {
    if (!isDeclaring(block.language)) return;
    for (const fact of shapesOfFence(block)) if (fact.is === 'entity') gather.factOf('entities', fact);
  },
  assemble(parts) {
    const facts = parts.flatMap((part) => part.reading.facts);
    return {
      purpose: facts.flatMap((fact) => (fact.is === 'purpose' ? fact.prose : [])),
      audiences: facts.flatMap((fact) => (fact.is === 'audience' ? fact.audience : [])),
      terms: facts.flatMap((fact) => (fact.is === 'term' ? fact.term : [])),
    };
  },
  stated({ purpose, audiences, terms }, count) {
    for (const _ of [...purpose, ...audiences, ...terms]) count('shown');
  },
};

function plainHeading(context: Context): string {
  const heading = context.headings.at(-1);
  return heading ? headingName(heading).name : '';
}

function readItem(item: Item, context: Context, gather: Gathering<Fact>): 'not' | 'itself' {
  handEntities(item.text, gather);
  const bold = pieces(item.text)[0];
  if (bold?.kind !== 'strong' || bold.start !== 0) return 'not';
  const rest = slice(item.text, bold.end, item.text.source.length);
  const lead = /^(?:[:.]|\s*[–—-])\s*/.exec(rest.source);
  const inner = bold.text.replace(/[:.]$/, '');
  if (!lead && inner === bold.text) return 'not';
  const meaning = slice(rest, lead?.[0].length ?? 0, rest.source.length);
  const text = plain(meaning);
  gather.marker(meaning, `what ${inner} means`);
  const element = {
    name: plain(slice(item.text, bold.innerStart, bold.innerEnd - (bold.text.length - inner.length))),
    at: item.at,
    nameAt: slice(item.text, bold.innerStart, bold.innerEnd - (bold.text.length - inner.length)).at,
    how: 'exact' as const,
  };
  if (termsHeading.test(words(plainHeading(context))))
    gather.fact({ is: 'term', term: { ...element, meaning: text } });
  else gather.fact({ is: 'audience', audience: { ...element, description: text } });
  return 'itself';
}

function audienceRow({ row, match, cell, gather, context }: RowReading<Fact>): void {
  if (termsHeading.test(words(plainHeading(context)))) return;
  const who = cell('who');
  if (!who?.source) return;
  const what = cell('what');
  gather.fact({
    is: 'audience',
    audience: {
      name: nameOf(who).name,
      at: row.at,
      nameAt: who.at,
      how: match.exact ? 'exact' : 'tolerant',
      description: what ? plain(what) : '',
    },
  });
}

function termRow({ row, match, cell, gather }: RowReading<Fact>): void {
  const term = cell('term');
  if (!term?.source) return;
  const meaning = cell('meaning');
  gather.fact({
    is: 'term',
    term: {
      name: nameOf(term).name,
      at: row.at,
      nameAt: term.at,
      how: match.exact ? 'exact' : 'tolerant',
      meaning: meaning ? plain(meaning) : '',
    },
  });
}
