import { type Drawing, graphAsMermaid, type MermaidForm } from '../engine/index.ts';
import { downloadBytes } from '../storage/files.ts';
import { graphOf } from './drawings.ts';

/** What the drawings of a view are in Mermaid. */
const formOf = (view: string): MermaidForm => (view === 'states' || view === 'entities' ? view : 'flow');

/** A drawing of the view as Mermaid; undefined when the view has another drawing by now. */
export function drawnAsMermaid(drawing: Drawing): string | undefined {
  const found = graphOf(drawing);
  return found && graphAsMermaid(found.graph, formOf(found.view));
}

/** Gives a file to the visitor, in the downloads. */
export async function giveFile(name: string, file: Blob): Promise<void> {
  downloadBytes(name, new Uint8Array(await file.arrayBuffer()), file.type);
}
