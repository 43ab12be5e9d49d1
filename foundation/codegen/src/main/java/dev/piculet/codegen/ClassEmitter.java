package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.classConstant;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.put;
import static dev.piculet.codegen.Expressions.setElement;
import static dev.piculet.codegen.Expressions.unbox;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Makes the class file of a class; the same class gives the same bytes. */
public final class ClassEmitter {
    private static final int CLASS_FLAGS =
            Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    private static final ClassDesc HANDLES = ConstantDescs.CD_MethodHandles;
    private static final MethodRef LOOKUP =
            MethodRef.ofStatic(HANDLES, "lookup", ConstantDescs.CD_MethodHandles_Lookup);
    private static final MethodRef CLASS_DATA = MethodRef.ofStatic(
            HANDLES, "classData", Types.OBJECT, ConstantDescs.CD_MethodHandles_Lookup, Types.STRING, Types.CLASS);
    private static final MethodRef ELEMENT =
            MethodRef.ofInterface(ConstantDescs.CD_List, "get", Types.OBJECT, Types.INT);
    private static final int CONSTANT_FLAGS = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;

    private final ClassSpec spec;

    /** Whether the class makes an instance of itself and leaves it in the last element of the class data. */
    private final boolean makesInstance;

    // Frames and sizes are known to the emitter of methods, so that nothing is left to compute.
    private final ClassWriter writer = new ClassWriter(/* flags= */ 0);

    private ClassEmitter(ClassSpec spec, boolean makesInstance) {
        this.spec = spec;
        this.makesInstance = makesInstance;
    }

    /** Returns the bytes of the class file, of Java 17. */
    public static byte[] emit(ClassSpec spec) {
        return emit(spec, /* makesInstance= */ false);
    }

    /**
     * Returns the bytes of a class that, when it is initialized, puts an instance of itself into an array of one
     * element, which is to be the class data's last.
     */
    public static byte[] emitWithInstance(ClassSpec spec) {
        return emit(spec, /* makesInstance= */ true);
    }

    private static byte[] emit(ClassSpec spec, boolean makesInstance) {
        ClassEmitter emitter = new ClassEmitter(spec, makesInstance);
        emitter.emitClass();
        try {
            return emitter.writer.toByteArray();
        } catch (MethodTooLargeException e) {
            throw CodegenErrors.methodTooLarge(spec.type(), e.getMethodName(), e.getCodeSize(), e);
        } catch (ClassTooLargeException e) {
            throw CodegenErrors.classTooLarge(spec.type(), e.getConstantPoolCount(), e);
        }
    }

    private void emitClass() {
        String superclass = Types.internalName(spec.superclass());
        writer.visit(
                Opcodes.V17,
                CLASS_FLAGS,
                Types.internalName(spec.type()),
                /* signature= */ null,
                superclass,
                /* interfaces= */ null);
        for (ClassSpec.Constant constant : spec.constants()) {
            emitField(CONSTANT_FLAGS, constant.name(), constant.type());
        }
        for (ClassSpec.Field field : spec.fields()) {
            emitField(field.flags(), field.ref().name(), field.ref().type());
        }
        List<Expression> initializers = initializers();
        if (!initializers.isEmpty()) {
            MethodTypeDesc type = MethodTypeDesc.of(Types.VOID);
            // A specification of its own, so that generating a class leaves no trace in what was given.
            ClassSpec detached = ClassSpec.of(spec.packageName(), spec.simpleName());
            emitMethod(detached.method(Modifier.STATIC, "<clinit>", type).body(initializers));
        }
        for (MethodSpec method : spec.methods()) {
            emitMethod(method);
        }
        writer.visitEnd();
    }

    private void emitField(int flags, String name, ClassDesc type) {
        writer.visitField(flags, name, type.descriptorString(), /* signature= */ null, /* value= */ null)
                .visitEnd();
    }

    private void emitMethod(MethodSpec method) {
        MethodVisitor visitor = writer.visitMethod(
                method.flags(), method.name(), Types.descriptor(method.type()), /* signature= */ null, null);
        visitor.visitCode();
        MethodEmitter emitter = MethodEmitter.of(visitor, method.ref());
        emitter.declareParameters(method.parameters());
        if (method.isConstructor()) {
            emitter.callSuper(method.superConstructor(), method.superArguments());
        }
        for (Expression statement : method.statements()) {
            emitter.statement(statement);
        }
        emitter.finish();
    }

    /** Returns the statements that fill the constants from the class data. */
    private List<Expression> initializers() {
        List<Expression> statements = new ArrayList<>();
        Local data = local("data", ConstantDescs.CD_List);
        for (ClassSpec.Constant constant : spec.constants()) {
            ClassDesc type = constant.type();
            Expression value = call(data, ELEMENT, constant(constant.index()));
            FieldRef field = new FieldRef(spec.type(), constant.name(), type, /* isStatic= */ true);
            statements.add(put(field, type.isPrimitive() ? unbox(type, value) : cast(type, value)));
        }
        if (makesInstance) {
            Expression box = call(data, ELEMENT, constant(spec.classData().size()));
            Expression instance = construct(MethodRef.ofConstructor(spec.type()));
            statements.add(setElement(cast(Types.OBJECT.arrayType(), box), constant(0), instance));
        }
        if (!statements.isEmpty()) {
            Expression read = call(CLASS_DATA, call(LOOKUP), constant("_"), classConstant(ConstantDescs.CD_List));
            statements.add(0, let(data, cast(ConstantDescs.CD_List, read)));
        }
        return statements;
    }
}
