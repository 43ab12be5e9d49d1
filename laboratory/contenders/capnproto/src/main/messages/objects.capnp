@0xb3a1c5d27e9f4a60;

# The classes of suite objects. Texts, structs and lists are pointers, which can be null.

using Java = import "/java.capnp";
$Java.package("dev.piculet.lab.contenders.capnproto.message");
$Java.outerClassname("Objects");

struct SimpleStruct {
  id @0 :Int32;
  name @1 :Text;
  active @2 :Bool;
  doubleValue @3 :Float64;
  floatValue @4 :Float32;
  longValue @5 :Int64;
  shortValue @6 :Int16;
}

struct NestedStruct {
  id @0 :Int32;
  name @1 :Text;
  value @2 :Float64;
}

struct CountStruct {
  key @0 :Text;
  value @1 :Int32;
}

struct ComplexStruct {
  id @0 :Int32;
  name @1 :Text;
  active @2 :Bool;
  nested @3 :NestedStruct;
  data @4 :List(CountStruct);
}

struct TagStruct {
  key @0 :Text;
  value @1 :Text;
}

struct ComplexAsDocumentedStruct {
  id @0 :Int32;
  name @1 :Text;
  numbers @2 :List(Int32);
  tags @3 :List(TagStruct);
}

struct DeepStruct {
  id @0 :Int32;
  name @1 :Text;
  value @2 :Float64;
  child @3 :DeepStruct;
}

struct DeepAsDocumentedStruct {
  id @0 :Int32;
  name @1 :Text;
  child @2 :DeepAsDocumentedStruct;
}

# Enums can't be null, so their default stands for it.
enum PlayerCode {
  none @0;
  java @1;
  flash @2;
}

enum SizeCode {
  none @0;
  small @1;
  large @2;
}

struct MediaStruct {
  uri @0 :Text;
  title @1 :Text;
  width @2 :Int32;
  height @3 :Int32;
  format @4 :Text;
  duration @5 :Int64;
  size @6 :Int64;
  bitrate @7 :Int32;
  hasBitrate @8 :Bool;
  persons @9 :List(Text);
  player @10 :PlayerCode;
  copyright @11 :Text;
}

struct ImageStruct {
  uri @0 :Text;
  title @1 :Text;
  width @2 :Int32;
  height @3 :Int32;
  size @4 :SizeCode;
}

struct MediaContentStruct {
  media @0 :MediaStruct;
  images @1 :List(ImageStruct);
}
