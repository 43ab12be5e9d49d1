package dev.piculet.access.internal;

import static dev.piculet.codegen.Expressions.box;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.returns;

import dev.piculet.access.Getter;
import dev.piculet.access.expression.PropertyRead;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.util.EnumMap;
import java.util.Map;

/** Generates the class that reads the properties of one range: one method for each kind of value that there is. */
final class GetterGenerator {
    private final IndexedAccessor accessor;

    /** A primitive type of each kind that a property of the range has. */
    private final Map<JvmKind, ClassDesc> primitives = new EnumMap<>(JvmKind.class);

    private GetterGenerator(ClassModel model, int first, MethodHandles.Lookup caller) {
        accessor = new IndexedAccessor(model, first, Getter.class, caller);
    }

    /** Returns the class of the properties from {@code first}. */
    static IndexedAccessor generate(ClassModel model, int first, MethodHandles.Lookup caller) {
        GetterGenerator generator = new GetterGenerator(model, first, caller);
        generator.addBoxingGetter();
        generator.primitives.forEach(generator::addGetter);
        return generator.accessor;
    }

    private void addBoxingGetter() {
        MethodSpec method = method("get", ConstantDescs.CD_Object);
        Local instance = method.parameter(0, "instance");
        accessor.switchOverProperties(method, instance, this::boxed, returns(nullOf(ConstantDescs.CD_Object)));
    }

    private Expression boxed(PropertyModel property, Expression instance) {
        Expression value = PropertyRead.of(property, instance, accessor.members);
        if (!value.type().isPrimitive()) {
            return returns(value);
        }
        primitives.put(FieldRules.kindToRead(property), value.type());
        return returns(box(value));
    }

    private void addGetter(JvmKind kind, ClassDesc type) {
        MethodSpec method = method("get" + kind.suffix, type);
        Local instance = method.parameter(0, "instance");
        MethodRef refusing = new MethodRef(
                IndexedAccessor.desc(Getter.class), "get" + kind.suffix, method.type(), MethodRef.Kind.SPECIAL);
        accessor.switchOverProperties(
                method,
                instance,
                (property, typed) -> FieldRules.kindToRead(property) == kind
                        ? returns(PropertyRead.of(property, typed, accessor.members))
                        : null,
                returns(call(method.self(), refusing, instance)));
    }

    private MethodSpec method(String name, ClassDesc type) {
        return accessor.spec.method(Modifier.PUBLIC, name, MethodTypeDesc.of(type, ConstantDescs.CD_Object));
    }
}
