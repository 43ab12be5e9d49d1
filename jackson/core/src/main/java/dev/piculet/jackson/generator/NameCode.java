package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.switchOnString;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.StringSwitch;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.ExpectedNames;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds which property comes next, as its place in the expected order: the expected one by comparing its name with the
 * input itself, any other by a method that switches on names.
 */
final class NameCode {
    /** The place of a name that nobody knows. */
    static final int UNKNOWN = -1;

    /** The place behind the last name. */
    static final int END = -2;

    /**
     * The place before the first name, which was not read yet. Where one method reads so many properties, the place before
     * the first name of a later method is this less its number.
     */
    static final int BEFORE = -3;

    private final ReaderScope scope;
    private final List<PropertyCode> inOrder;
    private final MethodSpec find;

    /** By place; null until they are used. */
    private final Expression[] names;

    /** All of them by their bytes; null until they are used. */
    private Expression all;

    NameCode(ReaderScope scope, ClassSpec spec, List<PropertyCode> inOrder) {
        this.scope = scope;
        this.inOrder = inOrder;
        names = new Expression[inOrder.size()];
        find = spec.method(
                Modifier.PRIVATE | Modifier.STATIC,
                "find",
                MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_String));
        find.body(findBody());
    }

    /** Bytes of bytecode that the finding method does not exceed; found by MethodSizesTest. */
    static int estimatedSize(ReaderPlan plan) {
        int names = 0;
        for (ReadProperty property : plan.all()) {
            names += 1 + property.aliases().size();
        }
        return 60 + names * 27;
    }

    /** The place of the object's first name. */
    Expression first() {
        Expression first = choose(scope.calls.isFirst(scope.in.value(), name(0)), constant(0), find());
        return scope.window == null ? first : choose(scope.window.isEntered(), constant(BEFORE), first);
    }

    /** Moves on, and tells whether the parser is at the name of a place. */
    Condition isNext(int place) {
        return scope.calls.isNext(scope.in.value(), name(place));
    }

    /**
     * The place of the name that comes next: the given one once the parser stands there, or at its value if that is never
     * taken; negative if it is elsewhere.
     */
    Expression next(int place) {
        PropertyCode property = inOrder.get(place);
        ExpectedName expected =
                property.property.taken().isPresent() ? null : ExpectedName.of(property.property.name());
        return expected == null
                ? scope.window.next(name(place), allNames(), place)
                : scope.window.open(property.expected(expected), name(place), allNames(), place);
    }

    /** The place of the name that comes next in the window; negative if the parser has to tell. */
    Expression ahead() {
        return scope.window.ahead(allNames());
    }

    private Expression allNames() {
        if (all == null) {
            List<String> texts = new ArrayList<>();
            for (PropertyCode property : inOrder) {
                texts.add(property.property.name());
            }
            all = scope.constant("NAMES", WindowCalls.NAMES, ExpectedNames.of(texts));
        }
        return all;
    }

    /** The place of the name that the parser is at, or {@link #END}. */
    Expression find() {
        return call(find.ref(), scope.calls.currentName(scope.in.value()));
    }

    /** Moves on. The place of the name that the parser is at then, or {@link #END}. */
    Expression findNext() {
        return call(find.ref(), scope.calls.advanceToName(scope.in.value()));
    }

    private Expression name(int place) {
        if (names[place] == null) {
            PropertyCode property = inOrder.get(place);
            names[place] = scope.constant("NAME_" + property.index, scope.calls.name, property.property.preparedName());
        }
        return names[place];
    }

    private Expression[] findBody() {
        Local text = find.parameter(0, "name");
        StringSwitch names = switchOnString(text);
        Set<String> known = new HashSet<>();
        for (int place = 0; place < inOrder.size(); place++) {
            String name = inOrder.get(place).property.name();
            known.add(name);
            names.on(name, returns(constant(place)));
        }
        PropertyCode[] declared = new PropertyCode[inOrder.size()];
        for (PropertyCode property : inOrder) {
            declared[property.index] = property;
        }
        for (PropertyCode property : declared) {
            for (String alias : property.property.aliases()) {
                // A property's own name counts more than another one's alias.
                if (known.add(alias)) {
                    names.on(alias, returns(constant(inOrder.indexOf(property))));
                }
            }
        }
        return new Expression[] {when(isNull(text), returns(constant(END))), names.otherwise(returns(constant(UNKNOWN)))
        };
    }
}
