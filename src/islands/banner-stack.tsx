import { useStore } from '@nanostores/react';
import { $banners } from '../stores/banners.ts';
import { Banners } from '../ui/banners/banners.tsx';

/** What is the matter with the open document. */
export function BannerStack() {
  return <Banners banners={useStore($banners)} />;
}
