package dev.piculet.codegen.classfile;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The bytes of a class. Reads single methods. Not safe for use by several threads. */
public final class ClassFile {
    private final ClassReader reader;

    private final String name;

    private final int access;

    private ClassFile(ClassReader reader) {
        this.reader = reader;
        this.name = reader.getClassName();
        this.access = reader.getAccess();
    }

    /**
     * Returns the class file in {@code bytes}.
     *
     * @throws IllegalArgumentException if these are no class file, or one of a version that is not known yet
     */
    public static ClassFile of(byte[] bytes) {
        try {
            return new ClassFile(new ClassReader(bytes));
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("These bytes are no class file. Give those of a whole one.", e);
        }
    }

    /** Returns the internal name of the class. */
    public String name() {
        return name;
    }

    /** Returns the internal name of the superclass; null if it is {@code Object}'s. */
    public String superName() {
        return reader.getSuperName();
    }

    /** Returns the JVM's flags of the class. */
    public int access() {
        return access;
    }

    /**
     * Returns the JVM's flags of a field that the class itself declares; 0 if it declares none of that name and type.
     *
     * @throws IllegalArgumentException if the class file is damaged
     */
    public int fieldAccess(String name, String descriptor) {
        int[] access = {0};
        int parts = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG;
        accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public FieldVisitor visitField(int flags, String field, String type, String generic, Object value) {
                        access[0] = field.equals(name) && type.equals(descriptor) ? flags : access[0];
                        return null;
                    }
                },
                parts);
        return access[0];
    }

    /**
     * Tells whether the class itself declares a field of its instances that is not final.
     *
     * @param isWritten whether transient fields do not count
     * @throws IllegalArgumentException if the class file is damaged
     */
    public boolean hasSettableField(boolean isWritten) {
        int others = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | (isWritten ? Opcodes.ACC_TRANSIENT : 0);
        boolean[] found = {false};
        accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public FieldVisitor visitField(int flags, String field, String type, String generic, Object value) {
                        found[0] |= (flags & others) == 0;
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return found[0];
    }

    /**
     * Returns the JVM's flags of a method that the class itself declares, with code or without; -1 if it declares none.
     *
     * @throws IllegalArgumentException if the class file is damaged
     */
    public int methodAccess(String name, String descriptor) {
        int[] access = {-1};
        accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int flags, String method, String type, String generic, String[] exceptions) {
                        access[0] = method.equals(name) && type.equals(descriptor) ? flags : access[0];
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return access[0];
    }

    /**
     * Returns the fields, methods and constructors that the class itself declares and no compiler has added, each by its name and
     * descriptor.
     *
     * @throws IllegalArgumentException if the class file is damaged
     */
    public Set<String> members() {
        Set<String> members = new HashSet<>();
        accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public FieldVisitor visitField(int flags, String field, String type, String generic, Object value) {
                        add(flags, field + type);
                        return null;
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int flags, String method, String descriptor, String generic, String[] exceptions) {
                        add(method.equals("<clinit>") ? Opcodes.ACC_SYNTHETIC : flags, method + descriptor);
                        return null;
                    }

                    private void add(int flags, String member) {
                        if ((flags & Opcodes.ACC_SYNTHETIC) == 0) {
                            members.add(member);
                        }
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return members;
    }

    /**
     * Returns the code of a method that the class itself declares; null if it declares none, or one without code.
     *
     * @param name {@code <init>} for a constructor
     * @throws IllegalArgumentException if the class file is damaged
     */
    public MethodCode method(String name, String descriptor) {
        Search search = new Search(name, descriptor);
        accept(search, ClassReader.SKIP_FRAMES);
        return search.code == null || !search.code.hasCode() ? null : search.code.finish();
    }

    private void accept(ClassVisitor visitor, int parts) {
        try {
            reader.accept(visitor, parts);
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("The class file of " + name() + " is damaged. Compile it again.", e);
        }
    }

    private static final class Search extends ClassVisitor {
        private final String wantedName;

        private final String wantedDescriptor;

        private CodeReader code;

        Search(String name, String descriptor) {
            super(Opcodes.ASM9);
            wantedName = name;
            wantedDescriptor = descriptor;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            if (!name.equals(wantedName) || !descriptor.equals(wantedDescriptor)) {
                return null;
            }
            code = new CodeReader(access);
            return code;
        }
    }
}
