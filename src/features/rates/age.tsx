import { useAge } from "./use-rates";

/** "Updated 12 seconds ago". The one component that renders each second; not announced. */
export const Age = ({ lead }: { readonly lead: string }) => {
  const age = useAge();
  return <span sx={{ variant: "text.figure" }}>{age && `${lead} ${age}`}</span>;
};
