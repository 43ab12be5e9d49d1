package dev.piculet.access.expression;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.polymorphic;
import static dev.piculet.codegen.Expressions.put;

import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.access.reach.Reach;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Uses of members as expressions of one generated class: plain instructions where its nest reaches the member, and
 * constant handles where it does not, as for a private field of a superclass. Both are as fast once compiled.
 *
 * <p>Belongs to the class that is being generated, and is as little thread-safe as its specification.
 */
public final class MemberAccess {
    private static final MethodRef NEW_INSTANCE =
            MethodRef.ofVirtual(Types.of(Constructor.class), "newInstance", Types.OBJECT, Types.of(Object[].class));

    private final Reach reach;

    /** Where constants for handles are declared. */
    private final ClassSpec spec;

    private final PrivateLookups lookups;

    private final Map<Member, FieldRef> handles = new HashMap<>();

    /** Handles that write final fields. */
    private final Map<Field, FieldRef> setters = new HashMap<>();

    private final Map<Class<?>, FieldRef> bareConstructors = new HashMap<>();

    /** What was made of classes: a class has many members, and making takes longer than finding. */
    private final Map<Class<?>, ClassDesc> types = new HashMap<>();

    private MemberAccess(Class<?> host, ClassSpec spec, PrivateLookups lookups) {
        reach = Reach.of(host);
        this.spec = spec;
        this.lookups = lookups;
    }

    /**
     * Returns access for a class that will be a hidden nestmate of {@code host}, with handles as constants of {@code
     * spec}.
     *
     * @param caller finds the handles, as {@link dev.piculet.access.Accessors} does with the same lookup
     */
    public static MemberAccess of(ClassSpec spec, Class<?> host, MethodHandles.Lookup caller) {
        return new MemberAccess(host, spec, PrivateLookups.of(caller));
    }

    /** Tells whether code of the generated class may name {@code type}: cast to it, or declare a local of it. */
    public boolean names(Class<?> type) {
        return reach.names(type);
    }

    /**
     * Returns the type that the generated class uses for values of {@code type}: Object for a class that it may not
     * name.
     */
    public ClassDesc typeOf(Class<?> type) {
        return desc(nameable(type));
    }

    /**
     * Returns a read of an instance field. Its type is the field's, or Object when the generated class may not name
     * that.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when neither instructions nor handles reach the field
     */
    public Expression read(Field field, Expression instance) {
        if (reach.reaches(field)) {
            return get(instance, fieldRef(field));
        }
        MethodTypeDesc type = MethodTypeDesc.of(typeOf(field.getType()), ConstantDescs.CD_Object);
        return polymorphic(handle(field), "get", type, instance);
    }

    /**
     * Returns a read of a static field; its type is the field's, or Object when the generated class may not name that.
     */
    public Expression readStatic(Field field) {
        if (reach.reaches(field)) {
            return get(fieldRef(field));
        }
        return polymorphic(handle(field), "get", MethodTypeDesc.of(typeOf(field.getType())));
    }

    /** Returns a write of an instance field that is not final, of a value of {@link #typeOf} the field's type. */
    public Expression write(Field field, Expression instance, Expression value) {
        if (reach.reaches(field) && reach.names(field.getType())) {
            return put(instance, fieldRef(field), value);
        }
        MethodTypeDesc type =
                MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object, typeOf(field.getType()));
        return polymorphic(handle(field), "set", type, instance, value);
    }

    /**
     * Returns a write of a final instance field, of an instance that nothing else has seen, of a value of {@link #typeOf} the
     * field's type.
     */
    public Expression writeFinal(Field field, Expression instance, Expression value) {
        MethodType type = MethodType.methodType(void.class, Object.class, nameable(field.getType()));
        FieldRef setter = setters.get(field);
        if (setter == null) {
            setter = spec.constant(
                    field.getName().replace('-', '_') + "Setter" + setters.size(),
                    Types.of(MethodHandle.class),
                    lookups.setter(field).asType(type));
            setters.put(field, setter);
        }
        return polymorphic(get(setter), "invokeExact", desc(type), instance, value);
    }

    /** Returns the creation of an instance of {@code type} that runs the constructor of a superclass alone. */
    public Expression createBare(Class<?> type, Constructor<?> superConstructor) {
        FieldRef constructor = bareConstructors.get(type);
        if (constructor == null) {
            constructor = spec.constant(
                    "bareConstructor" + bareConstructors.size(),
                    Types.of(Constructor.class),
                    lookups.bareConstructor(type, superConstructor));
            bareConstructors.put(type, constructor);
        }
        return cast(typeOf(type), call(get(constructor), NEW_INSTANCE, nullOf(Types.of(Object[].class))));
    }

    /** Returns a call of an instance method, with arguments of {@link #typeOf} each parameter's type. */
    public Expression callVirtual(Method method, Expression instance, List<Expression> arguments) {
        if (isPlain(method)) {
            return call(instance, MethodRef.of(method), array(arguments));
        }
        List<Expression> all = new ArrayList<>(arguments.size() + 1);
        all.add(instance);
        all.addAll(arguments);
        return callHandle(method, all);
    }

    /** Returns a call of a constructor or a static method, with arguments of {@link #typeOf} each parameter's type. */
    public Expression callStatic(Executable executable, List<Expression> arguments) {
        if (!isPlain(executable)) {
            return callHandle(executable, arguments);
        }
        return executable instanceof Constructor<?> constructor
                ? construct(MethodRef.of(constructor), array(arguments))
                : call(MethodRef.of((Method) executable), array(arguments));
    }

    private boolean isPlain(Executable executable) {
        if (!reach.reaches(executable)) {
            return false;
        }
        for (Class<?> type : executable.getParameterTypes()) {
            if (!reach.names(type)) {
                return false;
            }
        }
        return true;
    }

    private Expression callHandle(Executable executable, List<Expression> arguments) {
        MethodHandle handle = lookups.handle(executable);
        MethodType type = handle.type();
        for (int i = 0; i < type.parameterCount(); i++) {
            type = type.changeParameterType(i, nameable(type.parameterType(i)));
        }
        if (executable instanceof Method method && !Modifier.isStatic(method.getModifiers())) {
            // The instance may be known as a supertype of the declaring class: the handle checks it.
            type = type.changeParameterType(0, Object.class);
        }
        MethodType nameable = type.changeReturnType(nameable(type.returnType()));
        FieldRef constant = handles.get(executable);
        if (constant == null) {
            constant = spec.constant(constantName(executable), Types.of(MethodHandle.class), handle.asType(nameable));
            handles.put(executable, constant);
        }
        return polymorphic(get(constant), "invokeExact", desc(nameable), array(arguments));
    }

    private Expression handle(Field field) {
        FieldRef constant = handles.get(field);
        if (constant == null) {
            constant = spec.constant(constantName(field), Types.of(VarHandle.class), lookups.handle(field));
            handles.put(field, constant);
        }
        return get(constant);
    }

    private String constantName(Member member) {
        String name =
                member instanceof Constructor<?> ? "new" : member.getName().replace('-', '_');
        return name + "Handle" + handles.size();
    }

    private Class<?> nameable(Class<?> type) {
        return reach.names(type) ? type : Object.class;
    }

    private FieldRef fieldRef(Field field) {
        boolean isStatic = Modifier.isStatic(field.getModifiers());
        return new FieldRef(desc(field.getDeclaringClass()), field.getName(), desc(field.getType()), isStatic);
    }

    private ClassDesc desc(Class<?> type) {
        ClassDesc made = types.get(type);
        if (made == null) {
            made = Types.of(type);
            types.put(type, made);
        }
        return made;
    }

    private static Expression[] array(List<Expression> expressions) {
        return expressions.toArray(new Expression[0]);
    }

    private static MethodTypeDesc desc(MethodType type) {
        return Types.of(type.returnType(), type.parameterArray());
    }
}
