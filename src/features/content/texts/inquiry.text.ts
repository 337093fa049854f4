import type { ShippedText } from './shipped-text.ts';

export const INQUIRY: ShippedText = {
  title: '문의',
  description:
    '바람나루 운영자에게 묻고, 정지에 이의를 제기하고, 틀린 정보를 제보하는 곳. 답은 이 페이지에 올라옵니다.',
  blocks: [
    '로그인하고 아래 양식으로 보내면 운영자가 읽고 답합니다. 답은 이 페이지의 **내 문의**와 [내 정보](/me)에 올라옵니다. 이메일이나 쪽지로는 보내지 않습니다.',
    {
      list: [
        '사기나 욕설처럼 다른 이용자의 일이면 그 글이나 프로필의 [신고](/notice/report)가 더 빠릅니다. 신고할 때의 글이 함께 남습니다.',
        '정지나 경고가 잘못되었다면 종류를 [정지 이의](/notice/ask?type=2)로 고릅니다. 정지된 동안에도 보낼 수 있습니다.',
        '자료나 길잡이가 틀렸다면 [오류·제안](/notice/ask?type=3)에 맞는 내용과 확인한 곳을 적습니다.',
        '함께하고 싶은 일은 [제휴](/notice/partnership)를 먼저 읽고 보내 주세요.',
      ],
    },
  ],
};
