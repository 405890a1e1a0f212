import type { CreateBabelConfigArgs } from "gatsby";

export const keepUnderstood: (args: Pick<CreateBabelConfigArgs, "store">) => void;
