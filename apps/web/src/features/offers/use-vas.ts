import { contentUses, type ItemOf } from '@sportello/calls';
import { CUSTOMER_SEGMENTS, isOneOf, SEGMENT_FOLDERS, VAS_CATEGORY_FOLDERS } from '@sportello/domain';
import { useContent } from '../../shared/content/use-content.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import { withData, type Read } from '../../shared/read/read.ts';

interface Vas {
  readonly details: ItemOf<typeof contentUses.vasDetails>;
  readonly price: string | undefined;
}

export function useVas(code: string): Read<Vas | null> {
  const segment = useUser().user?.segment;
  const folder = segment !== undefined && isOneOf(CUSTOMER_SEGMENTS, segment) ? SEGMENT_FOLDERS[segment] : undefined;
  const { SERVICE, PRODUCT } = VAS_CATEGORY_FOLDERS;
  const services = useContent(contentUses.vasDetails, folder && [folder, SERVICE]);
  const products = useContent(contentUses.vasDetails, folder && [folder, PRODUCT]);
  const ofServices = services.data?.find((each) => each.code === code);
  const ofProducts = products.data?.find((each) => each.code === code);
  const category = ofProducts === undefined ? SERVICE : PRODUCT;
  const list = useContent(contentUses.vasList, folder && [folder, category]);
  const details = ofServices ?? ofProducts;
  if (details !== undefined) {
    return withData(services, { details, price: list.data?.find((each) => each.code === code)?.price });
  }
  const isNowhere = services.data !== undefined && products.data !== undefined;
  // The category that failed to load may contain it.
  return withData<Vas | null>(services.error === null ? products : services, isNowhere ? null : undefined);
}
