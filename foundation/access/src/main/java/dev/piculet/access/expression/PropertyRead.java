package dev.piculet.access.expression;

import static dev.piculet.codegen.Expressions.cast;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;

/** Reads a property in generated code: its field, or its getter when it has no field or only the getter is in reach. */
public final class PropertyRead {
    private PropertyRead() {}

    /**
     * Returns a read of {@code property} of an instance of any class. Its type is the property's, or Object when the
     * generated class may not name that.
     *
     * @param instance an expression of the declaring class or a subclass
     * @throws dev.piculet.access.error.UnsupportedClassException when the property has neither field nor getter, or its
     *     package is closed
     */
    public static Expression of(PropertyModel property, Expression instance, MemberAccess members) {
        Expression read;
        Class<?> type;
        if (property.field().isPresent()) {
            Field field = property.field().get();
            read = members.read(field, instance);
            type = field.getType();
        } else {
            if (property.getter().isEmpty()) {
                throw AccessErrors.noGetter(property);
            }
            Method getter = property.getter().get();
            read = members.callVirtual(getter, instance, List.of());
            type = getter.getReturnType();
        }
        // A property inherited from a generic class is known better than its field is declared.
        Class<?> known = property.type().rawClass();
        boolean narrower = known != type && type.isAssignableFrom(known);
        return narrower && members.names(known) ? cast(members.typeOf(known), read) : read;
    }
}
