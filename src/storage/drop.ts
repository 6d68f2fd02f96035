/** What was dropped, held on to: a drop's own items are gone once it was told. */
export type Drop = readonly {
  readonly file: File | null;
  readonly entry: FileSystemEntry | undefined;
  readonly handle: Promise<FileSystemHandle | null> | undefined;
}[];

/** A drop's item, as browsers with the File System Access API have it. */
type Item = DataTransferItem & { readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

/** Holds on to the files and folders of a drop. To be called while the drop is told. */
export const holdDrop = ({ items }: Pick<DataTransfer, 'items'>): Drop =>
  [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item: Item) => ({
      file: item.getAsFile(),
      entry: item.webkitGetAsEntry?.() ?? undefined,
      handle: item.getAsFileSystemHandle?.().catch(() => null),
    }));
