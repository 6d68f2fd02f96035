import { type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  closeHoverTooltips,
  EditorView,
  hoverTooltip,
  keymap,
  showTooltip,
  type Tooltip,
} from '@codemirror/view';
import { type NameCard, points } from '../../engine/editor.ts';

/** What cards need of their surroundings. Offsets are those of the text in the editor. */
export interface CardOptions {
  /** What is known of the name at an offset; undefined where there is none, or the text was edited meanwhile. */
  readonly cardAt: (offset: number) => Promise<NameCard | undefined>;
  /** Shows where the name at an offset is declared. */
  readonly goTo: (offset: number) => void;
  /** Writes the table or list at an offset in the canonical form. */
  readonly formatAt: (offset: number) => void;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function usedIn({ used }: NameCard): string {
  const total = used.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'Nothing refers to it by its name.';
  const where = used.map(
    ({ point, count }) => `point ${points[point].number}${count > 1 ? ` (${count})` : ''}`,
  );
  return `Used ${total === 1 ? 'once' : `${total} times`}: ${where.join(', ')}`;
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = element('button', 'nf-card-go', text) as HTMLButtonElement;
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

function draw(card: NameCard, options: CardOptions): HTMLElement {
  const dom = element('div', 'nf-card');
  dom.setAttribute('role', 'status');
  const head = element('p', 'nf-card-head');
  head.append(element('strong', '', card.name), ` ${card.kind}${card.of ? ` of ${card.of}` : ''}`);
  dom.append(head);
  if (card.facts.length > 0) {
    const list = element('dl', 'nf-card-facts');
    for (const { label, value } of card.facts)
      list.append(element('dt', '', label), element('dd', '', value));
    dom.append(list);
  }
  const { readFrom } = card;
  if (readFrom) {
    const said = readFrom.doubtful ? 'Read from words that may mean something else' : 'Read from';
    const source = element('p', 'nf-card-foot', `${said}: “${readFrom.words}” `);
    source.append(button('Write it in the canonical form', () => options.formatAt(readFrom.from)));
    dom.append(source);
  }
  const foot = element('p', 'nf-card-foot', `${usedIn(card)} `);
  if (card.from !== card.declared.from)
    foot.append(button(`Declared in line ${card.declared.line}`, () => options.goTo(card.from)));
  dom.append(foot);
  return dom;
}

const setCard = StateEffect.define<Tooltip | null>();

/** The card that was asked for with a key; closed by any edit or movement. */
const askedCard = StateField.define<Tooltip | null>({
  create: () => null,
  update(open, transaction) {
    for (const effect of transaction.effects) if (effect.is(setCard)) return effect.value;
    return transaction.docChanged || transaction.selection ? null : open;
  },
  provide: (field) => showTooltip.from(field),
});

/** Shows the card of the name at the cursor until the cursor moves; gives whether there is one. */
export async function showCard(view: EditorView, options: CardOptions): Promise<boolean> {
  const { head } = view.state.selection.main;
  const card = await options.cardAt(head);
  if (card === undefined || view.state.selection.main.head !== head) return false;
  view.dispatch({
    effects: [
      closeHoverTooltips,
      setCard.of({
        pos: card.from,
        end: card.to,
        above: true,
        create: () => ({ dom: draw(card, options) }),
      }),
    ],
  });
  return true;
}

const closeCard = (view: EditorView): boolean => {
  if (view.state.field(askedCard) === null) return false;
  view.dispatch({ effects: setCard.of(null) });
  return true;
};

/** What a name is, under the pointer and on request; a click with the main modifier goes to where it is declared. */
export function nameCards(options: CardOptions): Extension {
  return [
    askedCard,
    keymap.of([{ key: 'Escape', run: closeCard }]),
    hoverTooltip(
      async (view, offset) => {
        const card = await options.cardAt(offset);
        // One card is enough: the one that was asked for stays alone.
        return card && view.state.field(askedCard) === null
          ? { pos: card.from, end: card.to, above: true, create: () => ({ dom: draw(card, options) }) }
          : null;
      },
      { hoverTime: 400, hideOnChange: true },
    ),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        if (event.button !== 0 || !(event.ctrlKey || event.metaKey) || event.altKey) return false;
        const offset = view.posAtCoords(event);
        if (offset === null) return false;
        event.preventDefault();
        options.goTo(offset);
        return true;
      },
    }),
  ];
}
