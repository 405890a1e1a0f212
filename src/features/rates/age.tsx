import { useAge } from "./use-rates";

/** "Updated 12 seconds ago". Renders with each second, so that what it stands in need not; not announced. */
export const Age = ({ lead }: { readonly lead: string }) => {
  const age = useAge();
  return <span sx={{ variant: "text.figure" }}>{age && `${lead} ${age}`}</span>;
};
