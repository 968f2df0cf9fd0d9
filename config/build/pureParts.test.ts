import pureParts from './pureParts.ts';

const source = `var Form = React10.forwardRef(
  (props, ref) => React10.createElement("form", { ...props, ref })
);
Form.displayName = "Form";
var RouteContext = React.createContext(null);
var label = part.displayName;`;

test('a part of a library is made without effects and has no name for developer tools', () => {
  expect(pureParts(source)).toBe(`var Form = /* @__PURE__ */ React10.forwardRef(
  (props, ref) => React10.createElement("form", { ...props, ref })
);

var RouteContext = /* @__PURE__ */ React.createContext(null);
var label = part.displayName;`);
});
