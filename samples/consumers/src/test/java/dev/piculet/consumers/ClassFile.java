package dev.piculet.consumers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The members and references of a class, read from its bytes: nothing is loaded. Names are the JVM's.
 *
 * @param superclasses the superclass first, then interfaces
 * @param members access flags by name and descriptor
 * @param uses all classes and members that code of the class can link to
 */
record ClassFile(
        String name, int access, List<String> superclasses, Map<String, Integer> members, Set<MemberUse> uses) {
    private static final int CLASS = 7;
    private static final int FIELD = 9;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;
    private static final int NAME_AND_TYPE = 12;
    private static final int METHOD_TYPE = 16;

    static ClassFile of(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        Set<MemberUse> uses = new LinkedHashSet<>();
        addConstants(reader, uses);
        Map<String, Integer> members = new HashMap<>();
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        members.put(name + descriptor, access);
                        addTypes(descriptor, uses);
                        return null;
                    }

                    @Override
                    public FieldVisitor visitField(
                            int access, String name, String descriptor, String signature, Object value) {
                        members.put(name + " " + descriptor, access);
                        addTypes(descriptor, uses);
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        List<String> superclasses = new ArrayList<>();
        if (reader.getSuperName() != null) {
            superclasses.add(reader.getSuperName());
        }
        superclasses.addAll(List.of(reader.getInterfaces()));
        return new ClassFile(reader.getClassName(), reader.getAccess(), superclasses, members, uses);
    }

    boolean is(int flag) {
        return (access & flag) != 0;
    }

    String packageName() {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }

    /** Everything that an instruction or a lambda links to is a constant. */
    private static void addConstants(ClassReader reader, Set<MemberUse> uses) {
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            int kind = at == 0 ? 0 : reader.readByte(at - 1);
            switch (kind) {
                case CLASS -> addTypes(descriptor(reader.readUTF8(at, buffer)), uses);
                case NAME_AND_TYPE -> addTypes(reader.readUTF8(at + 2, buffer), uses);
                case METHOD_TYPE -> addTypes(reader.readUTF8(at, buffer), uses);
                case FIELD, METHOD, INTERFACE_METHOD -> {
                    int nameAndType = reader.getItem(reader.readUnsignedShort(at + 2));
                    String name = reader.readUTF8(nameAndType, buffer);
                    String descriptor = reader.readUTF8(nameAndType + 2, buffer);
                    String member = name + (kind == FIELD ? " " : "") + descriptor;
                    uses.add(new MemberUse(reader.readClass(at, buffer), member, kind == INTERFACE_METHOD));
                }
                default -> {
                    // Numbers, texts, and references to other constants.
                }
            }
        }
    }

    private static String descriptor(String type) {
        return type.startsWith("[") ? type : "L" + type + ";";
    }

    private static void addTypes(String descriptor, Set<MemberUse> uses) {
        if (descriptor.startsWith("(")) {
            for (Type argument : Type.getArgumentTypes(descriptor)) {
                addType(argument, uses);
            }
            addType(Type.getReturnType(descriptor), uses);
        } else {
            addType(Type.getType(descriptor), uses);
        }
    }

    private static void addType(Type type, Set<MemberUse> uses) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (element.getSort() == Type.OBJECT) {
            uses.add(new MemberUse(element.getInternalName(), "", false));
        }
    }
}
