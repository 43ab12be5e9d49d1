package dev.piculet.access.internal;

import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.put;
import static dev.piculet.codegen.Expressions.switchOn;

import dev.piculet.access.UnsupportedClassException;
import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * The class that holds the accessors of one range of a model's properties: it keeps an index, and each method is a
 * switch on that. What getters and setters have in common.
 */
final class IndexedAccessor {
    private static final ClassDesc PROPERTY = desc(PropertyModel.class);

    final ClassSpec spec;

    final MemberAccess members;

    /** Why the code of a property could not be generated, by its index. */
    final Map<Integer, UnsupportedClassException> refusals = new HashMap<>();

    private final ClassModel model;

    private final int first;

    private final FieldRef index;

    /**
     * @param first index of the first property of the range
     * @param parent what the class extends; has a constructor that takes a property
     */
    IndexedAccessor(ClassModel model, int first, Class<?> parent, MethodHandles.Lookup caller) {
        this.model = model;
        this.first = first;
        String name = simpleName(model.type()) + parent.getSimpleName() + "s";
        spec = ClassSpec.of(model.type().getPackageName(), name).superclass(desc(parent));
        members = MemberAccess.of(spec, model.type(), caller);
        index = spec.field(Modifier.PRIVATE | Modifier.FINAL, "index", ConstantDescs.CD_int);
        MethodSpec constructor =
                spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void, PROPERTY, ConstantDescs.CD_int));
        Local property = constructor.parameter(0, "property");
        Local number = constructor.parameter(1, "index");
        constructor.callSuper(MethodRef.ofConstructor(desc(parent), PROPERTY), property);
        constructor.body(put(constructor.self(), index, number));
    }

    /**
     * Writes a method's body: a case for each property of the range that {@code code} gives one for, else {@code
     * otherwise}.
     */
    void switchOverProperties(
            MethodSpec method,
            Local instance,
            BiFunction<PropertyModel, Expression, Expression> code,
            Expression otherwise) {
        Local typed = local("typed", desc(model.type()));
        var cases = switchOn(get(method.self(), index));
        int end = Math.min(
                first + GeneratedAccessors.PROPERTIES_PER_CLASS,
                model.properties().size());
        for (int i = first; i < end; i++) {
            Expression body = refusals.containsKey(i) ? null : codeOrRefusal(i, typed, code);
            if (body != null) {
                cases.on(i, body);
            }
        }
        method.body(let(typed, cast(typed.type(), instance)), cases.otherwise(otherwise));
    }

    private Expression codeOrRefusal(
            int property, Expression instance, BiFunction<PropertyModel, Expression, Expression> code) {
        try {
            return code.apply(model.properties().get(property), instance);
        } catch (UnsupportedClassException refusal) {
            refusals.put(property, refusal);
            return null;
        }
    }

    static ClassDesc desc(Class<?> type) {
        return ClassDesc.ofDescriptor(type.descriptorString());
    }

    /** Returns the last part of the class's name, which is unlike {@link Class#getSimpleName} never empty. */
    static String simpleName(Class<?> type) {
        String name = type.getName();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
