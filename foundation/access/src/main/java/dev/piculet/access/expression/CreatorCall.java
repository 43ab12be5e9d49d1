package dev.piculet.access.expression;

import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.nullOf;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.plan.ValueClasses;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.DefaultsModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * Calls a creator in generated code. What comes out is an instance of the class: a creator of a Kotlin value class runs
 * its checks and is followed by the wrapping.
 *
 * <p>Arguments are expressions of the parameters' JVM types, in order, or Object where the generated class may not name
 * the type. Nothing is checked for null.
 */
public final class CreatorCall {
    private CreatorCall() {}

    /**
     * Returns a call of {@code creator} with an argument for every parameter.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when the package of the creator is closed
     */
    public static Expression of(CreatorModel creator, List<Expression> arguments, MemberAccess members) {
        requireSize("arguments", creator.parameters().size(), arguments, creator);
        return boxed(creator, members.callStatic(creator.member(), arguments), members);
    }

    /**
     * Returns a call of {@code creator} that leaves parameters to their Kotlin defaults.
     *
     * @param arguments one for every parameter; what is passed for a defaulted one is ignored. Evaluated twice where
     *     the synthetic member wants a value class wrapped that may be null, so they must have no effects
     * @param masks as many ints as {@link DefaultsModel#maskCount}: bit {@code i % 32} of mask {@code i / 32} leaves
     *     parameter {@link DefaultsModel#firstMasked} {@code + i} to its default
     * @throws IllegalArgumentException when no parameter has a default
     * @throws dev.piculet.access.error.UnsupportedClassException when the package of the creator is closed
     */
    public static Expression withDefaults(
            CreatorModel creator, List<Expression> arguments, List<Expression> masks, MemberAccess members) {
        if (creator.defaults().isEmpty()) {
            throw AccessErrors.noDefaults(creator);
        }
        DefaultsModel defaults = creator.defaults().get();
        requireSize("arguments", creator.parameters().size(), arguments, creator);
        requireSize("masks", defaults.maskCount(), masks, creator);
        List<Expression> all = new ArrayList<>();
        if (defaults.receiver().isPresent()) {
            all.add(members.readStatic(defaults.receiver().get()));
        }
        for (int i = 0; i < arguments.size(); i++) {
            all.add(boxedForDefaults(creator, i, arguments.get(i), members));
        }
        all.addAll(masks);
        Executable member = defaults.member();
        if (defaults.hasMarker()) {
            Class<?>[] types = member.getParameterTypes();
            all.add(nullOf(members.typeOf(types[types.length - 1])));
        }
        return boxed(creator, members.callStatic(member, all), members);
    }

    private static Expression boxedForDefaults(
            CreatorModel creator, int index, Expression argument, MemberAccess members) {
        Method box = ValueClasses.boxForDefaults(creator, index);
        if (box == null) {
            return argument;
        }
        Expression boxed = members.callStatic(box, List.of(argument));
        return ValueClasses.nullIsUnboxed(creator, index)
                ? choose(isNull(argument), nullOf(boxed.type()), boxed)
                : boxed;
    }

    private static Expression boxed(CreatorModel creator, Expression call, MemberAccess members) {
        TypeModel result = creator.result();
        return result.isUnboxed() ? members.callStatic(ValueClasses.box(result), List.of(call)) : call;
    }

    private static void requireSize(String what, int size, List<Expression> expressions, CreatorModel creator) {
        if (expressions.size() != size) {
            throw AccessErrors.wrongNumber(what, size, expressions.size(), creator);
        }
    }
}
