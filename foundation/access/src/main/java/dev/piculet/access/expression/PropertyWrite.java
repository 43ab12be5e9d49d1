package dev.piculet.access.expression;

import static dev.piculet.codegen.Expressions.discard;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.plan.FieldRules;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Method;
import java.util.List;

/** Writes a property in generated code: its field, or through its setter when it has no field. */
public final class PropertyWrite {
    private PropertyWrite() {}

    /**
     * Returns a write of {@code property} of an instance of any class.
     *
     * @param instance an expression of the declaring class or a subclass
     * @param value an expression of the property's type, or Object when the generated class may not name that
     * @throws dev.piculet.access.error.UnsupportedClassException when the property is final, has neither field nor setter, or
     *     its package is closed
     */
    public static Expression of(PropertyModel property, Expression instance, Expression value, MemberAccess members) {
        FieldRules.requireWritable(property);
        return any(property, instance, value, members);
    }

    /**
     * Returns a write of {@code property} of an instance that was made without a constructor, which may be final.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when the property has neither field nor setter, or its package
     *     is closed
     */
    public static Expression bare(PropertyModel property, Expression instance, Expression value, MemberAccess members) {
        return FieldRules.isFinal(property)
                ? members.writeFinal(property.field().get(), instance, value)
                : any(property, instance, value, members);
    }

    private static Expression any(PropertyModel property, Expression instance, Expression value, MemberAccess members) {
        if (property.field().isPresent()) {
            return members.write(property.field().get(), instance, value);
        }
        if (property.setter().isEmpty()) {
            throw AccessErrors.noSetter(property);
        }
        Method setter = property.setter().get();
        Expression call = members.callVirtual(setter, instance, List.of(value));
        return setter.getReturnType() == void.class ? call : discard(call);
    }
}
