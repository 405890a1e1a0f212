/**
 * Turns each `sx={…}` into a class name. The build evaluates the styles once and writes one style sheet, so the production
 * bundle contains no style objects, no theme and no Emotion.
 *
 *   <p sx={noteStyle}>              →  <p className="s1f3a0">
 *   <p sx={noteStyle} className={c}> → <p className={["s1f3a0", c].filter(Boolean).join(" ")}>
 *   <p sx={isOpen ? a : b}>         →  <p className={isOpen ? "s1f3a1" : "s1f3a2"}>
 *   <p sx={widths[index]}>          →  <p className={`s1f3a3-${index}`}>   each entry of the table has a name
 *                                      register("s1f3a0", noteStyle); …    at the end of the module, not in the production bundle
 *
 * A style must be known without rendering: constants and imports, conditions between them, or an entry of a constant table. The
 * build stops at any other `sx={…}` and names its place. It does not look into `{...props}`.
 */
const { createHash } = require("node:crypto");
const { relative } = require("node:path");

/** Returns whether an expression refers only to the module's constants, imports and globals. */
const isConstant = (path) => {
  const program = path.scope.getProgramParent();
  let constant = true;
  const check = (reference) => {
    const binding = reference.scope.getBinding(reference.node.name);
    const inside = binding && binding.path.findParent((parent) => parent === path);
    if (binding && binding.scope !== program && !inside) constant = false;
  };
  if (path.isIdentifier()) check(path);
  path.traverse({ ReferencedIdentifier: check, ThisExpression: () => (constant = false) });
  return constant;
};

/** Removes constants, and imports from the theme, that only styles used. */
const removeStyles = (program) => {
  for (let removed = true; removed;) {
    removed = false;
    program.scope.crawl();
    for (const binding of Object.values(program.scope.bindings)) {
      const { path } = binding;
      if (binding.referenced) continue;
      const isConstant = path.isVariableDeclarator() && path.parentPath.parentPath.isProgram();
      const isImport = path.isImportSpecifier() && /\/theme\/|^\.\/tokens$/.test(path.parent.source.value);
      // A call may have an effect, unless the constant's name says that it is a style.
      const init = isConstant ? path.get("init") : undefined;
      const isInert =
        init && (init.isObjectExpression() || init.isFunction() || /styles?$/i.test(path.node.id.name));
      if (!isImport && !isInert) continue;
      if (isImport && path.parent.specifiers.length === 1) path.parentPath.remove();
      else path.remove();
      removed = true;
    }
  }
};

/** Replaces each style of an expression by its name, and collects the styles. */
const nameStyles = (expression, styles, t) => {
  const { prefix, found } = styles;
  const name = `${prefix}${found.length.toString(36)}`;
  if (expression.isConditionalExpression()) {
    nameStyles(expression.get("consequent"), styles, t);
    nameStyles(expression.get("alternate"), styles, t);
  } else if (expression.isIdentifier({ name: "undefined" })) {
    return;
  } else if (isConstant(expression)) {
    found.push({ name, style: t.cloneNode(expression.node, true) });
    expression.replaceWith(t.stringLiteral(name));
  } else if (expression.isMemberExpression({ computed: true }) && isConstant(expression.get("object"))) {
    found.push({ name, style: t.cloneNode(expression.node.object, true), isTable: true });
    const empty = () => t.templateElement({ raw: "", cooked: "" });
    const start = t.templateElement({ raw: `${name}-`, cooked: `${name}-` });
    expression.replaceWith(t.templateLiteral([start, empty()], [expression.node.property]));
  } else {
    throw expression.buildCodeFrameError(
      "This style depends on values that are known only at run time. " +
        "Choose between constants instead: sx={isOpen ? openStyle : closedStyle}, or sx={styles[index]}.",
    );
  }
};

/** Returns the class name of a style in front of the element's own. */
const joined = (style, own, { types: t, template }) =>
  t.isStringLiteral(style) && t.isStringLiteral(own)
    ? t.stringLiteral(`${style.value} ${own.value}`)
    : template.expression.ast`[${style}, ${own}].filter(Boolean).join(" ")`;

module.exports = (babel) => {
  const { types: t } = babel;
  return {
    name: "static-styles",
    visitor: {
      Program: {
        enter(path, state) {
          const file = relative(state.opts.root, state.filename ?? "");
          state.styles = {
            file,
            prefix: `s${createHash("sha256").update(file).digest("hex").slice(0, 5)}`,
            found: [],
          };
        },
        exit(path, state) {
          const { file, found } = state.styles;
          if (!state.opts.register) return removeStyles(path);
          if (found.length === 0) return;
          const local = {
            registerStyle: path.scope.generateUidIdentifier("registerStyle"),
            registerStyles: path.scope.generateUidIdentifier("registerStyles"),
          };
          const imported = Object.entries(local).map(([name, as]) =>
            t.importSpecifier(as, t.identifier(name)),
          );
          path.unshiftContainer("body", t.importDeclaration(imported, t.stringLiteral(state.opts.register)));
          for (const { name, style, isTable } of found) {
            const callee = t.cloneNode(isTable ? local.registerStyles : local.registerStyle);
            const call = t.callExpression(callee, [t.stringLiteral(name), t.stringLiteral(file), style]);
            path.pushContainer("body", t.expressionStatement(call));
          }
        },
      },
      VariableDeclarator(path, state) {
        // Marks calls in the theme as pure, so that the minifier removes those that only styles used.
        if (state.opts.register || !state.styles.file.startsWith("src/theme/")) return;
        const mark = (call) => void t.addComment(call.node, "leading", "#__PURE__");
        path.traverse({ CallExpression: mark, Function: (inner) => inner.skip() });
      },
      JSXAttribute(path, state) {
        if (!path.get("name").isJSXIdentifier({ name: "sx" })) return;
        const value = path.get("value");
        nameStyles(value.get("expression"), state.styles, t);

        const own = path
          .getAllPrevSiblings()
          .concat(path.getAllNextSiblings())
          .find((sibling) => sibling.isJSXAttribute() && sibling.node.name.name === "className");
        path.node.name.name = "className";
        if (!own) return;
        const { value: ownValue } = own.node;
        value.node.expression = joined(
          value.node.expression,
          t.isStringLiteral(ownValue) ? ownValue : ownValue.expression,
          babel,
        );
        own.remove();
      },
    },
  };
};
