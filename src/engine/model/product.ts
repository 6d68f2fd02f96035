import type { ParagraphBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import type { Context } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import { hasMarkedHead, writtenLines } from './blocks/written-lines.ts';
import { isDeclaring, shapesOfFence } from './entities/fences/fence-shapes.ts';
import { handEntities } from './entities/sentences/sentences.ts';
import { aboutAround, audienceOfHeading, type Fact, isOfOne, labelOf, readLine } from './product/lines.ts';
import type { PointReader, RowReading } from './reader.ts';
import { roleTablesIn } from './roles/holders/elsewhere.ts';
import { nameOf } from './words/names.ts';

/**
 * Point 1: running text and plain bullets are the purpose, bullets with a bold name are audiences, under *Terms* the
 * glossary. A heading, a lead or a label may say otherwise (`product/vocabulary.ts`): what the product does not do is
 * prose.
 */
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
  item: readLine,
  paragraph(block: ParagraphBlock, context: Context, gather: Gathering<Fact>): void {
    handEntities(block.text, gather);
    // Lines are read one by one.
    if (writtenLines(block.text)) return;
    const label = labelOf(block.text);
    const about = label?.about ?? aboutAround(context);
    if (about === 'term' || about === 'aside' || isOfOne(context) || (label && hasMarkedHead(block.text)))
      return;
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
      audiences: parts.flatMap(({ block, context, reading }) => {
        const headed = block.kind === 'heading' ? audienceOfHeading(block, context) : undefined;
        const told = reading.facts.flatMap((fact) => (fact.is === 'audience' ? fact.audience : []));
        return headed ? [headed, ...told] : told;
      }),
      terms: facts.flatMap((fact) => (fact.is === 'term' ? fact.term : [])),
    };
  },
  stated({ purpose, audiences, terms }, count) {
    for (const _ of [...purpose, ...audiences, ...terms]) count('shown');
  },
};

function audienceRow({ row, match, cell, gather, context }: RowReading<Fact>): void {
  if (aboutAround(context) === 'term') return;
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
