package dev.piculet.access.internal;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.returnsNothing;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.unbox;

import dev.piculet.access.Setter;
import dev.piculet.access.expression.PropertyWrite;
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

/** Generates the class that writes the properties of one range: one method for each kind of value that there is. */
final class SetterGenerator {
    private final IndexedAccessor accessor;

    /** A primitive type of each kind that a property of the range has. */
    private final Map<JvmKind, ClassDesc> primitives = new EnumMap<>(JvmKind.class);

    private SetterGenerator(ClassModel model, int first, MethodHandles.Lookup caller) {
        accessor = new IndexedAccessor(model, first, Setter.class, caller);
    }

    /** Returns the class of the properties from {@code first}. */
    static IndexedAccessor generate(ClassModel model, int first, MethodHandles.Lookup caller) {
        SetterGenerator generator = new SetterGenerator(model, first, caller);
        generator.addUnboxingSetter();
        generator.primitives.forEach(generator::addSetter);
        return generator.accessor;
    }

    private void addUnboxingSetter() {
        MethodSpec method = method("set", ConstantDescs.CD_Object);
        Local instance = method.parameter(0, "instance");
        Local value = method.parameter(1, "value");
        accessor.switchOverProperties(
                method, instance, (property, typed) -> unboxed(property, typed, value), returnsNothing());
    }

    private Expression unboxed(PropertyModel property, Expression instance, Local value) {
        Class<?> type = FieldRules.typeToWrite(property);
        if (!type.isPrimitive()) {
            return write(property, instance, cast(accessor.members.typeOf(type), value));
        }
        ClassDesc primitive = IndexedAccessor.desc(type);
        primitives.put(JvmKind.of(type), primitive);
        return write(property, instance, unbox(primitive, value));
    }

    private void addSetter(JvmKind kind, ClassDesc type) {
        MethodSpec method = method("set" + kind.suffix, type);
        Local instance = method.parameter(0, "instance");
        Local value = method.parameter(1, "value");
        MethodRef refusing = new MethodRef(
                IndexedAccessor.desc(Setter.class), "set" + kind.suffix, method.type(), MethodRef.Kind.SPECIAL);
        accessor.switchOverProperties(
                method,
                instance,
                (property, typed) ->
                        JvmKind.of(FieldRules.typeToWrite(property)) == kind ? write(property, typed, value) : null,
                call(method.self(), refusing, instance, value));
    }

    private Expression write(PropertyModel property, Expression instance, Expression value) {
        return sequence(PropertyWrite.of(property, instance, value, accessor.members), returnsNothing());
    }

    private MethodSpec method(String name, ClassDesc type) {
        MethodTypeDesc signature = MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object, type);
        return accessor.spec.method(Modifier.PUBLIC, name, signature);
    }
}
