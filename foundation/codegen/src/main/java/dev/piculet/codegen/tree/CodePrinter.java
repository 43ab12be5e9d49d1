package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Text of generated code: indentation, short type names, brackets, names of locals that are unique in their scope. */
public final class CodePrinter {
    public static final int CHOICE = 1;
    public static final int EITHER = 2;
    public static final int BOTH = 3;
    public static final int BITWISE = 4;
    public static final int COMPARISON = 5;
    public static final int SHIFT = 6;
    public static final int ADDITIVE = 7;
    public static final int MULTIPLICATIVE = 8;
    public static final int UNARY = 9;
    public static final int PRIMARY = 10;

    private static final int INDENT = 4;

    private final StringBuilder text = new StringBuilder();
    private final Map<Local, String> names = new IdentityHashMap<>();
    private final Set<String> taken = new HashSet<>();
    private final List<Local> inScope = new ArrayList<>();
    private final List<Integer> scopes = new ArrayList<>();
    private final ClassDesc self;
    private int indent;
    private boolean atLineStart = true;

    /** Creates one for code of no class in particular. */
    public CodePrinter() {
        this(/* self= */ null);
    }

    /** Creates one for the code of a class, whose own static members are shown without it. */
    public CodePrinter(ClassDesc self) {
        this.self = self;
    }

    public CodePrinter text(String part) {
        if (atLineStart && !part.isEmpty()) {
            text.append(" ".repeat(indent * INDENT));
            atLineStart = false;
        }
        text.append(part);
        return this;
    }

    public CodePrinter newLine() {
        text.append('\n');
        atLineStart = true;
        return this;
    }

    /** Prints a blank and an opening brace, and indents what follows. */
    public CodePrinter openBrace() {
        text(" {").newLine();
        indent++;
        return this;
    }

    public CodePrinter closeBrace() {
        indent--;
        return text("}");
    }

    /** Prints a type by its simple name. */
    public CodePrinter type(ClassDesc type) {
        if (type.isArray()) {
            return type(type.componentType()).text("[]");
        }
        if (type.isPrimitive()) {
            return text(Types.keyword(type));
        }
        String name = Types.binaryName(type);
        return text(nested(name.substring(name.lastIndexOf('.') + 1)));
    }

    /** Writes the dollar between a class and one nested in it as a dot, and leaves other dollars alone. */
    private static String nested(String name) {
        StringBuilder text = new StringBuilder(name);
        for (int i = 1; i < name.length() - 1; i++) {
            if (name.charAt(i) == '$' && name.charAt(i - 1) != '$' && name.charAt(i + 1) != '$') {
                text.setCharAt(i, '.');
            }
        }
        return text.toString();
    }

    /** Prints an array type with the size of its outermost dimension. */
    public CodePrinter arrayType(ClassDesc component, Expression size) {
        ClassDesc element = component;
        int depth = 0;
        while (element.isArray()) {
            element = element.componentType();
            depth++;
        }
        return type(element).text("[").expression(size).text("]").text("[]".repeat(depth));
    }

    public CodePrinter expression(Expression expression) {
        expression.print(this);
        return this;
    }

    /** Prints an operand, in brackets if it binds less tightly than asked. */
    public CodePrinter operand(Expression operand, int precedence) {
        if (operand instanceof Operator && ((Operator) operand).precedence() < precedence) {
            return text("(").expression(operand).text(")");
        }
        return expression(operand);
    }

    /** Prints what a member is read from or called on, and a dot; the class if there is no instance. */
    public CodePrinter receiver(Expression instance, ClassDesc owner) {
        if (instance == null) {
            return self != null && Types.isSame(owner, self)
                    ? this
                    : type(owner).text(".");
        }
        return operand(instance, PRIMARY).text(".");
    }

    public CodePrinter arguments(List<Expression> arguments) {
        text("(");
        for (int i = 0; i < arguments.size(); i++) {
            text(i == 0 ? "" : ", ").expression(arguments.get(i));
        }
        return text(")");
    }

    /** Prints a string literal. */
    public CodePrinter quoted(String value) {
        text("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text("\\").text(String.valueOf(c));
            } else if (c == '\n') {
                text("\\n");
            } else if (c < ' ' || c > '~') {
                text(String.format("\\u%04x", (int) c));
            } else {
                text(String.valueOf(c));
            }
        }
        return text("\"");
    }

    /** Prints a statement on lines of its own. */
    public CodePrinter statement(Expression statement) {
        if (statement instanceof StatementList) {
            for (Expression each : ((StatementList) statement).statements()) {
                statement(each);
            }
            return this;
        }
        expression(statement);
        return text(statement instanceof CompoundStatement ? "" : ";").newLine();
    }

    /** Prints a statement in braces, whose locals end there. */
    public CodePrinter body(Expression body) {
        text(atLineStart ? "{" : " {");
        if (body instanceof StatementList && ((StatementList) body).statements().isEmpty()) {
            return text("}");
        }
        newLine();
        indent++;
        openScope();
        statement(body);
        closeScope();
        return closeBrace();
    }

    /** Prints statements in the middle of an expression. */
    public CodePrinter inlineStatements(List<Expression> statements) {
        text("{ ");
        for (Expression statement : statements) {
            expression(statement).text(statement instanceof CompoundStatement ? " " : "; ");
        }
        return text("}");
    }

    /** Prints the type and the name of a local whose scope begins. */
    public CodePrinter declaration(Local local) {
        return type(local.type()).text(" ").text(declare(local));
    }

    public CodePrinter local(Local local) {
        String name = names.get(local);
        return text(name == null ? local.name() : name);
    }

    public CodePrinter openScope() {
        scopes.add(inScope.size());
        return this;
    }

    public CodePrinter closeScope() {
        int mark = scopes.remove(scopes.size() - 1);
        while (inScope.size() > mark) {
            taken.remove(names.remove(inScope.remove(inScope.size() - 1)));
        }
        return this;
    }

    private String declare(Local local) {
        String name = local.name();
        for (int i = 2; taken.contains(name); i++) {
            name = local.name() + i;
        }
        taken.add(name);
        names.put(local, name);
        inScope.add(local);
        return name;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
